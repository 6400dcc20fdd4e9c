import { type Html, html } from '@inzrt/domain/text'
import { ENDS } from './subjects.ts'

/** What can be tried with the register of companies. */
export const renderRegister = (): Html => html`
  <section aria-labelledby="rejstrik">
    <h2 id="rejstrik">Rejstřík firem</h2>
    <p class="note">Na každé správné IČO odpoví vymyšlenou firmou. Jinak dopadnou:</p>
    <ul>${Object.entries(ENDS).map(([ico, end]) => html`<li><code>${ico}</code> ${end}</li>`)}</ul>
  </section>`
