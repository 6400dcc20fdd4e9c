const ROWS = 24

const row = (at: number) =>
  `<li class="AdRow-row"><div class="AdRow-picture"><img src="/api/image/demo/kolo-${at}-thumb.webp" srcset="/api/image/demo/kolo-${at}-thumb2x.webp 2x" width="240" height="180" alt="" loading="lazy"></div><h3><a href="/prodam-detske-kolo-author-energy-${at}">Prodám dětské kolo Author Energy ${at}, málo jeté, po generální opravě</a></h3><p><span>Nabídka</span><span>Brno-střed</span><span>před ${at} hodinami</span></p><p>${at} 500 Kč</p><a href="/prodam-detske-kolo-author-energy-${at}" aria-label="Detail: Prodám dětské kolo ${at}">Detail</a></li>`

const rows = Array.from({ length: ROWS }, (_, at) => row(at + 1)).join('')
const payload = Array.from(
  { length: ROWS },
  (_, at) =>
    `<script>(self.__next_f=self.__next_f||[]).push([1,${JSON.stringify(row(at))}])</script>`,
).join('')

/** A page as a shell draws it: 24 ads and the scripts that Next writes into it. */
export const html = `<!DOCTYPE html><html lang="cs"><head><meta charset="utf-8"><title>Dětská kola</title></head><body><main><ul>${rows}</ul></main>${payload}</body></html>`
