import { imageUrl } from '@inzrt/contracts/ads/image'
import type { Conversation, Message } from '@inzrt/contracts/conversation/conversation'
import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { formatPhone } from '@inzrt/domain/contact'
import { type Html, html } from '@inzrt/domain/text'
import { formatDateTime } from '@inzrt/domain/time'
import { nameOfOther } from '@inzrt/rules/deal'
import { MESSAGE_LENGTH } from '@inzrt/rules/limits'
import { messageWarnings, WARNING_TEXTS } from '@inzrt/rules/moderation'
import { ERROR_STYLE } from '../../answers/errorStyle.ts'
import { plainPage } from '../../answers/plainPage.ts'
import type { Brand } from '../../config/Brand.ts'
import { stylePolicy } from '../../pages/contentSecurityPolicy.ts'
import { type ConversationLink, writeLink } from './readLink.ts'

const STYLE = `${ERROR_STYLE}
h1{font-size:clamp(1.75rem,1.25rem + 2vw,2.5rem)}
ol{list-style:none;padding:0;display:grid;gap:1.25rem;margin-block-end:2rem}
li{border-inline-start:3px solid var(--soft);padding-inline-start:1rem}
li.own{border-color:var(--stall);margin-inline-start:2rem}
li p{white-space:pre-line;overflow-wrap:anywhere;margin-block-end:.5rem;color:var(--ink)}
li small{color:var(--soft)}
li .warning{border:1px solid var(--soft);padding:.5rem .75rem}
li .photos{display:flex;flex-wrap:wrap;gap:.5rem}
img{display:block;max-inline-size:100%;block-size:auto;border-radius:4px}
form{display:grid;gap:.5rem;justify-items:start;margin-block-end:1.5rem}
label{font-weight:700}
input,textarea{inline-size:100%;max-inline-size:34rem;padding:.75rem;border:1px solid var(--soft);border-radius:4px;background:var(--paper);color:var(--ink);font:inherit}
button{padding:.75rem 1.25rem;border:0;border-radius:4px;background:var(--stall);color:var(--on);font:inherit;font-weight:700}
button.quiet{background:none;color:var(--ink);border:1px solid var(--soft)}
button:focus-visible,input:focus-visible,textarea:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
[role=alert]{color:var(--ink);font-weight:700}
`

/** Policy of these pages: nothing but their style and the portal's own photos. */
export const CONVERSATION_POLICY = `${stylePolicy(STYLE)}; img-src 'self'`

export type ShownConversation = Readonly<{
  brand: Brand
  link: ConversationLink
  conversation: Conversation
  /** What was written and not taken, and why. */
  refused?: Readonly<{ text: string; why: string }> | undefined
}>

const page = (brand: Brand, heading: string, content: Html): string =>
  plainPage({ brand, title: heading, heading, style: STYLE, content })

const form = (label: string, hidden: Readonly<Record<string, string>>, content: Html): Html =>
  html`<form method="post" action="${GATEWAY_PATHS.readConversation}" aria-label="${label}">${Object.entries(
    hidden,
  ).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}${content}</form>`

const photos = ({ photos: all }: Message): Html | null =>
  all.length === 0
    ? null
    : html`<div class="photos">${all.map(
        ({ path }, index) =>
          html`<a href="${imageUrl(path, 'large')}"><img src="${imageUrl(path, 'thumb')}" width="240" height="180" alt="Fotka ${index + 1} z ${all.length}"></a>`,
      )}</div>`

const phone = ({ phoneNumber }: Message): Html | null =>
  phoneNumber === null
    ? null
    : html`<p>Telefon: <a href="tel:${phoneNumber}">${formatPhone(phoneNumber)}</a></p>`

const warnings = ({ isOwn, content, isFirst }: Message): readonly Html[] =>
  isOwn
    ? []
    : messageWarnings(content, { isFirst }).map(
        (warning) => html`<p class="warning">${WARNING_TEXTS[warning]}</p>`,
      )

const item = (conversation: Conversation, message: Message): Html => {
  const { isOwn, sentAt, isRead, content } = message
  const read = isOwn && isRead ? ' · přečteno' : ''

  return html`<li class="${isOwn ? 'own' : 'other'}"><small><b>${isOwn ? 'Vy' : nameOfOther(conversation)}</b> ${formatDateTime(new Date(sentAt))}${read}</small>${warnings(message)}<p>${content}</p>${photos(message)}${phone(message)}</li>`
}

const earlier = (odkaz: string, { hasEarlier, messages }: Conversation): Html | null => {
  const [first] = messages

  return hasEarlier && first
    ? form(
        'Starší zprávy',
        { odkaz, pred: String(first.id) },
        html`<button class="quiet">Načíst starší zprávy</button>`,
      )
    : null
}

const reply = (
  odkaz: string,
  { isBlocked, canWrite }: Conversation,
  refused: ShownConversation['refused'],
): Html =>
  isBlocked || !canWrite
    ? html`<p>Do této konverzace už psát nejde.</p>`
    : form(
        'Nová zpráva',
        { odkaz },
        html`${refused ? html`<p role="alert" id="proc">${refused.why}</p>` : null}<label for="text">Vaše zpráva</label><textarea id="text" name="text" rows="5" maxlength="${MESSAGE_LENGTH.most}" required${refused ? html` aria-invalid="true" aria-describedby="proc"` : null}>
${refused?.text ?? ''}</textarea><small>Druhá strana uvidí jen to, co napíšete; váš e-mail ani telefon ne.</small><button>Poslat zprávu</button>`,
      )

/** A conversation to read and write on in without a script, the newest message last. */
export const conversationPage = (shown: ShownConversation): string => {
  const { brand, link, conversation, refused } = shown
  const odkaz = writeLink(link)
  const { heading, slug } = conversation.ad

  return page(
    brand,
    'Konverzace',
    html`<p>Inzerát: ${slug ? html`<a href="/${slug}">${heading}</a>` : heading}<br>Píšete si s: ${nameOfOther(conversation)}</p>${earlier(odkaz, conversation)}<ol aria-label="Zprávy">${conversation.messages.map((message) => item(conversation, message))}</ol>${reply(odkaz, conversation, refused)}${form('Načíst znovu', { odkaz }, html`<button class="quiet">Načíst znovu</button>`)}<p>Nabídnout cenu, poslat fotku nebo hodnotit můžete se zapnutým JavaScriptem.</p>`,
  )
}

/** Asks for the link, where what was given is none or leads nowhere. */
export const askForLinkPage = (brand: Brand, why: string): string =>
  page(
    brand,
    'Konverzace',
    html`<p role="alert">${why}</p>${form(
      'Otevřít konverzaci',
      {},
      html`<label for="odkaz">Odkaz z e-mailu</label><input id="odkaz" name="odkaz" required autocomplete="off"><button>Otevřít konverzaci</button>`,
    )}`,
  )
