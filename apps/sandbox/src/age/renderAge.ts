import { html } from '@inzrt/domain/text'
import { sandboxPage } from '../page/sandboxPage.ts'

export type AgeQuestion = Readonly<{ state: string; return: string; age: number }>

/** What somebody who proves ages would ask; here every answer can be given. */
export const renderAge = ({ state, return: back, age }: AgeQuestion): string =>
  sandboxPage({
    title: 'Ověření věku',
    lead: 'Zkušební ověřovatel. Web se dozví jen ano, nebo ne; kdo jste, ne.',
    content: html`
  <form method="post" action="/vek">
    <input type="hidden" name="state" value="${state}">
    <input type="hidden" name="return" value="${back}">
    <button name="age" value="${age}">Je mi aspoň ${age} let</button>
    <button class="quiet" name="age" value="0">Je mi míň</button>
  </form>`,
  })
