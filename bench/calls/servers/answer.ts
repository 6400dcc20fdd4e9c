const BYTES = 10_600

const row = (at: number) => ({
  slug: `prodam-detske-kolo-author-energy-${at}`,
  heading: 'Prodám dětské kolo Author Energy 20", málo jeté, po generální opravě',
  type: 'offer',
  price: { type: 'czk', amount: 450_000 },
  PSC: { psc: '60200', municipalityName: 'Brno', cityDistrictName: 'Brno-střed' },
  createdAt: '2026-06-15T12:00:00.000Z',
})

const rows = Array.from({ length: 64 }, (_, at) => row(at))
const fitting = rows.findLastIndex(
  (_, last) => Buffer.byteLength(JSON.stringify({ data: rows.slice(0, last + 1) })) <= BYTES,
)
const json = JSON.stringify({ data: rows.slice(0, fitting + 1) })

/** JSON of the size of a listing's answer. */
export const answer: Buffer = Buffer.from(
  json.padEnd(BYTES - (Buffer.byteLength(json) - json.length)),
)
