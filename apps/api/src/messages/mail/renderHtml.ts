import { type Html, html, nonBreaking } from '@inzrt/domain/text'
import type { BrandLook } from '../../platform/brand/BrandLook.ts'
import type { MailBlock, MailContent } from './MailTemplate.ts'
import type { Site } from './Site.ts'

const FONT = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"
const PARAGRAPH = 'margin:0 0 20px'

/** Readers of mail keep only styles that stand in attributes. */
const block = (part: MailBlock, look: BrandLook): Html => {
  if (part.kind === 'text') return html`<p style="${PARAGRAPH}">${nonBreaking(part.text)}</p>`
  if (part.kind === 'code')
    return html`<p style="${PARAGRAPH}">${nonBreaking(part.label)}:<br><strong style="font-size:32px;letter-spacing:6px">${part.code}</strong></p>`

  if (part.kind === 'item')
    return html`<p style="${PARAGRAPH}"><a href="${part.href}" style="color:${look.accent};font-weight:bold">${nonBreaking(part.label)}</a><br><span style="color:${look.quiet}">${nonBreaking(part.note)}</span></p>`

  return html`<p style="margin:28px 0 12px"><a href="${part.href}" style="display:inline-block;padding:14px 24px;border-radius:4px;background:${look.accent};color:${look.paper};font-weight:bold;text-decoration:none">${nonBreaking(part.label)}</a></p>
<p style="margin:0 0 28px;font-size:16px;color:${look.quiet};word-break:break-all">${part.href}</p>`
}

/** A letter as a small page without pictures, which reads the same where styles are dropped. */
export const renderHtml = (
  { subject, blocks }: MailContent,
  { name, origin, look }: Site,
): string => `${html`<!doctype html>
<html lang="cs">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${subject}</title>
</head>
<body style="margin:0;background:${look.paper};color:${look.ink};${FONT};font-size:18px;line-height:1.5">
<main style="display:block;max-width:560px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 28px;font-size:24px;font-weight:bold;letter-spacing:-0.5px">${look.wordmark}</p>
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.25">${subject}</h1>
${blocks.map((part) => block(part, look))}
<p style="margin:36px 0 0;padding-top:16px;border-top:1px solid ${look.quiet};font-size:16px;color:${look.quiet}">${name}, <a href="${origin}" style="color:${look.quiet}">${origin}</a></p>
</main>
</body>
</html>`}
`
