import { generateAds } from '@inzrt/fixtures/catalogue/generateAds'

/** As many as a list shows; each of the demo's, so that the page compresses as a real one does. */
const ROWS = 48
const ads = [...generateAds({ seed: 1, now: new Date('2026-06-01T12:00:00Z'), count: ROWS })]

const toRow = ({ id, slug, heading, content }: (typeof ads)[number]): string =>
  `<li class="AdRow-row"><div class="AdRow-picture"><img src="/api/image/demo/${id}-thumb.webp" srcset="/api/image/demo/${id}-thumb2x.webp 2x" width="240" height="180" alt="" loading="lazy"></div><h3><a href="/${slug}">${heading}</a></h3><p>${content.slice(0, 160)}</p><p><span>Nabídka</span><span>Brno-střed</span></p><p>${id} 500 Kč</p><a href="/${slug}" aria-label="Detail: ${heading}">Detail</a></li>`

const rows = ads.map(toRow)
const payload = `<script>(self.__next_f=self.__next_f||[]).push([1,${JSON.stringify(rows.join(''))}])</script>`

/** A page as a shell draws it: ads, and again in the script that Next writes into it. */
export const html = `<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"><title>Dětská kola</title></head><body><main><ul>${rows.join('')}</ul></main>${payload}</body></html>`
