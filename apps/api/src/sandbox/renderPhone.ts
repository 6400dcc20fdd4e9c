import { formatDateTime } from '@inzrt/domain/time'
import { type Html, html } from '../html/html.ts'
import type { SandboxMessage } from './messages.repository.ts'

const bubble = ({ sender, recipient, text, sentAt }: SandboxMessage): Html => html`
      <li><p>${text}</p><small>${sender} pro ${recipient}, ${formatDateTime(sentAt)}</small></li>`

/** Texts that were not sent anywhere. */
export const renderPhone = (texts: readonly SandboxMessage[]): Html => html`
  <section class="phone" aria-labelledby="telefon">
    <h2 id="telefon">Telefon</h2>
    ${
      texts.length > 0
        ? html`<ol>${texts.map(bubble)}
    </ol>`
        : html`<p class="note">Žádné SMS.</p>`
    }
  </section>`
