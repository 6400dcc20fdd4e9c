import { type Html, html } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import type { PhoneMessage } from './PhoneMessage.ts'

/** The phone: what it shows, and what is typed into it. */
export type PhoneView = Readonly<{
  /** Whose it is; empty: everybody's messages are shown. */
  owner: string
  messages: readonly PhoneMessage[]
  numbers: readonly string[]
  draft: Readonly<{ number: string; text: string }>
  /** The last message was not taken. */
  isRefused: boolean
}>

const ANYBODY = '+420777123456'

const bubble = ({ isSent, other, owner, text, at }: PhoneMessage): Html => html`
      <li class="${isSent ? 'sent' : 'received'}"><p>${text}</p><small>${isSent ? `${owner} na ${other}` : `${other} pro ${owner}`}, ${formatDateTime(new Date(at))}</small></li>`

const keyboard = ({ owner, numbers, draft }: PhoneView): Html => html`
    <form class="keyboard" method="post" action="/sms">
      <label for="sms-from">Z čísla</label>
      <input id="sms-from" name="from" type="tel" value="${owner || ANYBODY}" required maxlength="20" autocomplete="off">
      <label for="sms-number">Na číslo</label>
      <input id="sms-number" name="number" inputmode="numeric" value="${draft.number || (numbers.at(-1) ?? '')}" list="sms-numbers" required maxlength="9" autocomplete="off">
      <datalist id="sms-numbers">${numbers.map((number) => html`<option value="${number}"></option>`)}</datalist>
      <label for="sms-text">Zpráva</label>
      <textarea id="sms-text" name="text" rows="4" maxlength="1000" placeholder="IN IE Zena 52, Brno, hleda partnera na vylety">${draft.text}</textarea>
      <button>Odeslat SMS</button>
    </form>`

const shown = ({ owner, messages }: PhoneView): Html =>
  messages.length === 0
    ? html`<p class="note">Žádné SMS.</p>`
    : html`
    ${owner ? html`<p class="note">Jen ${owner}. <a href="/#telefon">Ukázat všechny</a></p>` : null}
    <ol>${messages.map(bubble)}
    </ol>`

/** A small phone: texts that were not sent anywhere, and premium messages that cost nothing. */
export const renderPhone = (phone: PhoneView): Html => html`
  <section class="phone" aria-labelledby="telefon">
    <h2 id="telefon">Telefon</h2>
    ${phone.isRefused ? html`<p class="ahead" role="alert">Zprávu síť nepřijala. Zkontrolujte obě čísla.</p>` : null}
    ${keyboard(phone)}${shown(phone)}
  </section>`
