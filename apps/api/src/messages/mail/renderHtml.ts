import { type Html, html, nonBreaking } from '@inzrt/domain/text'
import type { BrandLook } from '../../platform/brand/BrandLook.ts'
import type { MailBlock, MailContent } from './MailTemplate.ts'
import { mailScheme, painted } from './mailPaint.ts'
import type { Site } from './Site.ts'

const FONT = "font-family:'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const DISPLAY =
  "font-family:'Bricolage Grotesque','Arial Narrow','Roboto Condensed','Segoe UI',Helvetica,Arial,sans-serif;font-weight:bold;letter-spacing:-.5px"
const PARAGRAPH = 'margin:0 0 20px'
const BUTTON =
  'display:inline-block;padding:12px 22px;border-radius:4px;font-weight:bold;text-decoration:none'
/** Readers of mail drop `white-space`. */
const LINE_END = /\r\n|[\n\r]/

const lines = (words: string): Html[] =>
  words.split(LINE_END).map((line, at) => html`${at > 0 ? html`<br>` : null}${nonBreaking(line)}`)

const block = (part: MailBlock, look: BrandLook, isFirstLink: boolean): Html => {
  switch (part.kind) {
    case 'text':
      return html`<p style="${PARAGRAPH}">${lines(part.text)}</p>`
    case 'warning':
      return html`<p ${painted('warning', look, 'margin:0 0 20px;padding:12px 16px')}>${nonBreaking(part.text)}</p>`
    case 'quote':
      return html`<blockquote ${painted('quote', look, 'margin:0 0 20px;padding:12px 16px')}>${lines(part.words)}</blockquote>`
    case 'facts':
      return html`<dl ${painted('facts', look, 'margin:0 0 20px;padding:12px 0 4px')}>${part.facts.map(
        ([label, value]) =>
          html`<dt ${painted('quiet', look, 'font-size:16px')}>${nonBreaking(label)}</dt><dd style="margin:0 0 8px">${lines(value)}</dd>`,
      )}</dl>`
    case 'code':
      return html`<p style="${PARAGRAPH}">${nonBreaking(part.label)}:<br><strong style="font-size:32px;letter-spacing:6px">${part.code}</strong></p>`
    case 'item':
      return html`<p style="${PARAGRAPH}"><a href="${part.href}" ${painted('link', look, 'font-weight:bold')}>${nonBreaking(part.label)}</a><br><span ${painted('quiet', look, '')}>${nonBreaking(part.note)}</span></p>`
    case 'link':
      return html`<p style="margin:28px 0 8px"><a href="${part.href}" ${painted(isFirstLink ? 'button' : 'outline', look, BUTTON)}>${nonBreaking(part.label)}</a></p>
<p ${painted('quiet', look, 'margin:0 0 28px;font-size:16px;word-break:break-all')}>${part.href}</p>`
  }
}

/** What lists of mail show beside the subject: the first sentence after the greeting. */
const preview = (blocks: readonly MailBlock[]): string => {
  const [, second] = blocks.filter((part) => part.kind === 'text')

  return second?.text ?? ''
}

/** A letter as a small page without pictures: the brand’s band with a pinked edge, which reads the same where styles are dropped. */
export const renderHtml = ({ subject, blocks }: MailContent, site: Site): string => {
  const { name, origin, look } = site
  const firstLink = blocks.find(({ kind }) => kind === 'link')

  return `${html`<!doctype html>
<html lang="cs">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${mailScheme(look)}
<title>${subject}</title>
</head>
<body ${painted('ground', look, `margin:0;${FONT};font-size:18px;line-height:1.5;overflow-wrap:anywhere`)}>
<div style="display:none;max-height:0;overflow:hidden">${preview(blocks)}</div>
<main style="display:block;max-width:600px;margin:0 auto">
<p style="margin:0;padding:20px 28px 16px;font-size:30px;line-height:1;${DISPLAY}">${look.wordmark.slice(0, -1)}<span ${painted('stop', look, '')}>.</span></p>
<h1 ${painted('band', look, `margin:0;padding:24px 28px 20px;font-size:30px;line-height:1.15;${DISPLAY}`)}>${subject}</h1>
<div ${painted('sheet', look, 'padding:0 0 8px')}>
<div ${painted('edge', look, 'height:6px;font-size:0;line-height:0')}></div>
<div style="padding:24px 28px 8px">
${blocks.map((part) => block(part, look, part === firstLink))}
</div>
</div>
<p ${painted('quiet', look, 'margin:0;padding:20px 28px 40px;font-size:16px')}>${name}, <a href="${origin}" ${painted('quiet', look, '')}>${origin}</a></p>
</main>
</body>
</html>`}
`
}
