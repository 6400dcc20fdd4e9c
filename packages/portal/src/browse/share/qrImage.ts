import type { Brand } from '../../shell/brand/Brand.ts'
import { toQrPath } from '../../shell/qr/toQrPath.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'

/** A path of this site, with its query; longer ones make codes that no camera reads. */
const PATH = /^\/(?!\/)[\x21-\x7e]{0,1000}$/

/** Modules that must stay light around a code. */
const QUIET = 4

/** A page of the site as a QR code in SVG; what is no path of the site has none. */
export const qrImage = (brand: Brand, url: string): Response => {
  const path = new URL(url).searchParams.get('cesta') ?? ''
  if (!PATH.test(path)) return new Response(null, { status: 404 })
  const { path: lines, size } = toQrPath(origins(brand, settings()).own + path)
  const side = size + 2 * QUIET
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${side} ${side}">` +
    `<path fill="#fff" d="M${-QUIET} ${-QUIET}h${side}v${side}h${-side}z"/><path stroke="#000" d="${lines}"/></svg>`

  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
