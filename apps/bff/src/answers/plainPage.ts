import { Html, html } from '@inzrt/domain/text'
import type { Brand } from '../config/Brand.ts'
import { WORDMARKS } from './wordmarks.ts'

type PlainPage = Readonly<{
  brand: Pick<Brand, 'id'>
  /** Of the browser's window. */
  title: string
  heading: string
  style: string
  content: Html
}>

/** A whole page that the bff makes itself, with its style in it and no script: it needs nothing else to look right. */
export const plainPage = ({ brand: { id }, title, heading, style, content }: PlainPage): string =>
  html`<!doctype html>
<html lang="cs" class="${id}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Html(style)}</style></head>
<body><header><a href="/">${new Html(WORDMARKS[id])}</a></header><main><h1>${heading}</h1>${content}</main></body></html>
`.source
