import { type Brand, GENERAL } from '../config/Brand.ts'
import { stylePolicy } from '../pages/contentSecurityPolicy.ts'
import { ERROR_STYLE } from './errorStyle.ts'
import { ERROR_TEXTS, type ErrorStatus } from './errorTexts.ts'
import { WORDMARKS } from './wordmarks.ts'

const APOLOGY = 'Omlouváme se. Když potíže trvají, napište prosím technické podpoře na'

const titleOf = (status: ErrorStatus): string =>
  status === 404 ? 'Chyba 404' : `Chyba ${status} - stránka nefunguje`

const support = (email: string): string =>
  `<p>${APOLOGY} <a href="mailto:${email}">${email}</a>.</p>`

/** Policy of every page made here. */
export const ERROR_PAGE_POLICY = stylePolicy(ERROR_STYLE)

/**
 * A whole page that needs nothing else: for when a shell cannot be asked, or must not be.
 * Both texts come from our own tables, so nothing of the request can stand in it.
 */
export const errorPage = (
  status: ErrorStatus,
  brand: Brand | null,
  supportEmail: string,
  text: string = ERROR_TEXTS[status].text,
): string => {
  const { id, name } = brand ?? GENERAL
  const title = titleOf(status)

  return `<!doctype html>
<html lang="cs" class="${id}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${name}</title><style>${ERROR_STYLE}</style></head>
<body><header><a href="/">${WORDMARKS[id]}</a></header><main><h1>${title}</h1><p>${text}</p>${status === 404 ? '<p lang="en">This page could not be found</p>' : support(supportEmail)}<a class="home" href="/">Zpět na hlavní stranu</a></main></body></html>
`
}
