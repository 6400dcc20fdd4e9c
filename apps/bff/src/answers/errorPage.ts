import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { type Html, html } from '@inzrt/domain/text'
import { type Brand, GENERAL } from '../config/Brand.ts'
import { stylePolicy } from '../pages/contentSecurityPolicy.ts'
import { ERROR_STYLE } from './errorStyle.ts'
import { ERROR_TEXTS, type ErrorStatus } from './errorTexts.ts'
import { plainPage } from './plainPage.ts'

const APOLOGY = 'Omlouváme se. Když potíže trvají, napište prosím technické podpoře na'

const titleOf = (status: ErrorStatus): string =>
  status === 404 ? 'Chyba 404' : `Chyba ${status} - stránka nefunguje`

const support = (email: string): Html =>
  html`<p>${APOLOGY} <a href="mailto:${email}">${email}</a>.</p>`

const ENGLISH = html`<p lang="en">This page could not be found</p>`

const SERVICE_STATUS = html`<p>Zda o potížích víme, říká <a href="${GATEWAY_PATHS.status}">stav provozu</a>.</p>`

/** Policy of every page made here. */
export const ERROR_PAGE_POLICY = stylePolicy(ERROR_STYLE)

/**
 * A whole page that needs nothing else: for when a shell cannot be asked, or must not be.
 * Both texts come from our own tables, so nothing of the request can stand in it.
 */
export const errorPage = (
  code: ErrorStatus,
  brand: Brand | null,
  supportEmail: string,
  text: string = ERROR_TEXTS[code].text,
): string => {
  const { name } = brand ?? GENERAL
  const heading = titleOf(code)

  return plainPage({
    brand: brand ?? GENERAL,
    title: `${heading} – ${name}`,
    heading,
    style: ERROR_STYLE,
    content: html`<p>${text}</p>${code === 404 ? ENGLISH : support(supportEmail)}${code >= 500 ? SERVICE_STATUS : null}<a class="home" href="/">Zpět na hlavní stranu</a>`,
  })
}
