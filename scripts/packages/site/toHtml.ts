import { html } from '../../../packages/domain/src/text.ts'

/** A text that stays text in HTML. */
export const escapeHtml = (text: string): string => html`${text}`.source

const LINK = /\[([^\][]{1,100})\]\(([^()]{1,200})\)/g

/** A path leads nowhere from where the page stands. */
const link = (_: string, text: string, to: string): string =>
  to.startsWith('https:') ? `<a href="${to}">${text}</a>` : text

/** Code between backticks and links within a text. */
export const inlineHtml = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(LINK, link)

const paragraph = (text: string): string => {
  const level = text.startsWith('#') ? text.indexOf(' ') : 0

  return level > 0
    ? `<h${level}>${inlineHtml(text.slice(level + 1))}</h${level}>`
    : `<p>${inlineHtml(text.replaceAll('\n', ' '))}</p>`
}

/** Long lines are reached by the keyboard too. */
const code = (text: string): string =>
  `<pre tabindex="0"><code>${escapeHtml(text.slice(text.indexOf('\n') + 1).trimEnd())}</code></pre>`

/** Markdown of headings, paragraphs and code, as the guides of our READMEs are written, in HTML. */
export const toHtml = (markdown: string): string =>
  markdown
    .split('```')
    .flatMap((part, at) =>
      at % 2 === 1
        ? [code(part)]
        : part
            .split('\n\n')
            .map((text) => text.trim())
            .filter(Boolean)
            .map(paragraph),
    )
    .join('\n')
