import { formatMoney } from '@inzrt/domain/price'
import { type Html, html } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import { sandboxPage } from '../page/sandboxPage.ts'
import type { Payment } from './Payment.ts'
import { REFUSALS } from './results.ts'

const page = (title: string, content: Html): string =>
  sandboxPage({
    title,
    lead: 'Zkušební platební brána. Žádné peníze se nepřevádějí.',
    content: html`${content}
  <p><a href="/gateway">Všechny platby</a> · <a href="/">Pískoviště</a></p>`,
  })

const amountOf = ({ fields }: Payment): string => formatMoney(Number(fields.AMOUNT), 'CZK', 2)

const stateOf = ({ prCode, srCode }: Payment): string => {
  if (prCode === null) return 'čeká'
  if (prCode === 0) return 'zaplaceno'

  return prCode === 50 ? 'zrušeno' : `zamítnuto (${prCode}/${srCode})`
}

const button = (value: string, label: string): Html =>
  html`<button name="action" value="${value}">${label}</button>`

/** The page where somebody plays the cardholder and the bank. */
export const renderPayment = (payment: Payment): string =>
  page(
    'Platba kartou',
    html`
  <section class="gateway" aria-labelledby="platba">
    <h2 id="platba">${amountOf(payment)}</h2>
    <dl>
      <div><dt>Obchod</dt><dd>${payment.fields.MERCHANTNUMBER ?? ''}</dd></div>
      <div><dt>Popis</dt><dd>${payment.fields.DESCRIPTION ?? ''}</dd></div>
      <div><dt>Číslo platby</dt><dd>${payment.bankOrderNumber}</dd></div>
      <div><dt>Stav</dt><dd>${stateOf(payment)}</dd></div>
    </dl>
    <form method="post" action="/gateway/${payment.bankOrderNumber}">
      <p>${button('approve', 'Zaplatit')} ${button('cancel', 'Zrušit platbu')}</p>
      <p>
        <label for="refusal">Důvod zamítnutí</label>
        <select id="refusal" name="refusal">${REFUSALS.map(
          ({ prCode, srCode, label }) =>
            html`<option value="${prCode}/${srCode}">${prCode}/${srCode} ${label}</option>`,
        )}</select>
        ${button('decline', 'Zamítnout')}
      </p>
      <h3>Neobvyklé konce</h3>
      <p>
        ${button('vanish', 'Zaplatit a zavřít okno')}
        ${button('back', 'Vrátit se tlačítkem Zpět')}
        ${button('twice', 'Vrátit se dvakrát')}
        ${button('tamper', 'Podvrhnout odpověď')}
        ${button('silent', 'Zaplatit bez textu výsledku')}
        ${button('post', 'Zaplatit a vrátit se formulářem')}
      </p>
    </form>
  </section>`,
  )

/** What is shown where the browser does not go back to the shop by itself. */
export const renderReturns = (title: string, note: string, links: Html): string =>
  page(title, html`<section><p class="note">${note}</p>${links}</section>`)

/** Every payment of late, with the way back of those that ended. */
export const renderPayments = (payments: readonly Payment[]): string =>
  page(
    'Platební brána',
    payments.length === 0
      ? html`<p class="note">Zatím nikdo neplatil.</p>`
      : html`<ol class="payments">${payments.map(
          (payment) => html`
    <li>
      <a href="/gateway/${payment.bankOrderNumber}">${payment.fields.DESCRIPTION ?? ''}, ${amountOf(payment)}</a>
      <span>${stateOf(payment)}, ${formatDateTime(new Date(payment.createdAt))}</span>
      ${
        payment.prCode === null
          ? null
          : html`<a href="/gateway/${payment.bankOrderNumber}/return">Vrátit se do obchodu (znovu)</a>`
      }
    </li>`,
        )}</ol>`,
  )
