import { type Html, html } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import type { Letter } from './Letter.ts'
import { linkify } from './linkify.ts'

/** What the mailbox shows: letters, whose they are, and the one that is open. */
export type Mailbox = Readonly<{
  mails: readonly Letter[]
  recipient: string
  open: Letter | null
  /** What became of an answer to it: „1“, or the code of the refusal. */
  reply: string
}>

const address = (recipient: string, key: string): string =>
  `/?${new URLSearchParams({ ...(recipient && { to: recipient }), mail: key })}#zprava`

const time = (at: string): Html =>
  html`<time datetime="${at}">${formatDateTime(new Date(at))}</time>`

const row = ({ mails: _, recipient, open }: Mailbox, mail: Letter): Html => html`
        <li><a href="${address(recipient, mail.key)}"${mail.key === open?.key ? html` aria-current="true"` : null}>
          <strong>${mail.subject}</strong> <span>${mail.recipient}</span> ${time(mail.sentAt)}
        </a></li>`

const replyForm = (mail: Letter, reply: string): Html => html`
      <form method="post" action="/mail/${mail.key}/reply">
        <label for="odpoved">Odpověď jako z poštovního programu</label>
        <textarea id="odpoved" name="text" rows="3" required></textarea>
        <button>Odpovědět</button>
        ${reply && html`<p class="note" role="status">${reply === '1' ? 'Odpověď odešla.' : `Odpověď se vrátila (${reply}).`}</p>`}
      </form>`

const letter = (mail: Letter, reply: string): Html => html`
    <article id="zprava" aria-labelledby="predmet">
      <h3 id="predmet">${mail.subject}</h3>
      <dl>
        <div><dt>Od</dt><dd>${mail.sender}</dd></div>
        <div><dt>Komu</dt><dd>${mail.recipient}</dd></div>
        <div><dt>Odesláno</dt><dd>${time(mail.sentAt)}</dd></div>
      </dl>
      <div class="text">${linkify(mail.text)}</div>
      <p><a href="/mail/${mail.key}.html">Jak ji ukáže poštovní program</a></p>
      ${mail.replyTo ? replyForm(mail, reply) : null}
    </article>`

const nothing = (recipient: string): Html =>
  recipient
    ? html`<p class="note">Pro ${recipient} tu nic není. <a href="/">Ukázat všechny zprávy</a></p>`
    : html`<p class="note">Zatím nic nepřišlo. Zkuste se zaregistrovat nebo požádat o nové heslo.</p>`

/** Letters that were not sent anywhere: newest first, one of them open. */
export const renderMailbox = (mailbox: Mailbox): Html => {
  const { mails, recipient, open } = mailbox

  return html`
  <section class="mailbox" aria-labelledby="posta">
    <h2 id="posta">Pošta</h2>
    <form class="filter" role="search" action="/">
      <label for="to">E-mail příjemce</label>
      <input id="to" name="to" type="email" value="${recipient}" autocomplete="off">
      <button>Ukázat jeho poštu</button>
    </form>
    ${
      mails.length === 0
        ? nothing(recipient)
        : html`<ol>${mails.map((mail) => row(mailbox, mail))}
      </ol>`
    }
    ${open ? letter(open, mailbox.reply) : null}
  </section>`
}
