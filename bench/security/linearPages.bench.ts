import { HOSTILE_ROWS } from '@inzrt/fixtures/hostile/hostileRows'
import { atLeast, atMost, shown } from '../support/verdict.ts'
import { type Growth, growthRows } from './support/growthRows.ts'
import { LEAST_MS, LENGTHS, LeastCosts, PAGE_NOISE_MS } from './support/LeastCosts.ts'
import { PLANTED_WORD } from './support/plantAds.ts'
import { reportAttack } from './support/reportAttack.ts'
import { LIMIT_MS, startPrinting } from './support/startPrinting.ts'
import { wanted } from './support/wanted.ts'

const ROUNDS = 3
/** What seems to grow too fast is drawn again and again: noise does not last that long. */
const MOST_ROUNDS = 15
const WARM_UP = 30
const WORD = 'slovo'
/** A page that did not come for so many rows is asked for no more. */
const MOST_UNENDED = 3

/** PostgreSQL keeps no NUL in a text. */
const storable = [...HOSTILE_ROWS].filter(([, of]) => !of(LENGTHS[0]).includes('\0'))
const every = Math.ceil(storable.length / wanted(storable.length))
const rows = storable.filter((_, at) => at % every === 0)

/** A text of the planted ads, and the place of its length; null: the floor. */
type Text = Readonly<{ text: string; at: number | null }>
const FLOOR: Text = { text: WORD, at: null }

const printing = await startPrinting()
const { names, write, print } = printing
const measured: Growth[] = []
const unended: string[] = []

/** Code that was compiled while it ran costs less from then on. */
const warmUp = async (): Promise<void> => {
  await write(`${WORD} `.repeat(500))
  for (const name of names) for (let turn = 0; turn < WARM_UP; turn += 1) await print(name, WORD)
}

const namesThatPrint = async (): Promise<string[]> => {
  const found: string[] = []
  for (const name of names)
    if ((await print(name, WORD)).html.includes(PLANTED_WORD)) found.push(name)

  return found
}

const isGivenUp = (name: string): boolean =>
  unended.filter((one) => one === name).length >= MOST_UNENDED

const giveUp = async (name: string, row: string, error: unknown): Promise<void> => {
  console.error(name, row, error)
  unended.push(name)
  await printing.restart()
}

type Costs = Map<string, LeastCosts>

/** Draws pages with each of these texts in turn, so that a machine that changes its speed changes it for all. */
const draw = async (
  costs: Costs,
  texts: readonly Text[],
  isWanted: (cost: LeastCosts) => boolean,
  row: string,
): Promise<void> => {
  const chosen = [...costs].filter(([, cost]) => isWanted(cost))
  if (chosen.length === 0) return
  for (const { text, at } of texts) {
    await write(text)
    for (const [name, cost] of chosen.filter(([one]) => costs.has(one)))
      try {
        const { ms } = await print(name, text)
        if (at === null) cost.noteFloor(ms)
        else cost.note(at, ms)
      } catch (error) {
        costs.delete(name)
        await giveUp(name, row, error)
      }
  }
}

/** The longest text tells which pages are dear at all; only those are drawn with the others. */
const measureRow = async (row: string, of: (length: number) => string): Promise<void> => {
  const texts = LENGTHS.map((length, at) => ({ text: of(length), at }))
  const costs: Costs = new Map(
    names.filter((name) => !isGivenUp(name)).map((name) => [name, new LeastCosts(PAGE_NOISE_MS)]),
  )
  await draw(costs, [FLOOR, ...texts.slice(-1)], () => true, row)
  for (let turn = 0; turn < MOST_ROUNDS; turn += 1)
    await draw(
      costs,
      [FLOOR, ...texts],
      ({ isDear, isTooFast }) => (turn < ROUNDS ? isDear : isTooFast),
      row,
    )
  for (const [name, { growth, most }] of costs) measured.push({ name, row, growth, most })
}

await warmUp()
const printed = await namesThatPrint()
for (const [row, of] of rows) await measureRow(row, of)
await printing.stop()

reportAttack('linear-pages', {
  title: 'Ads that cost much to print',
  method: [
    `${names.length} pages, feeds and calls that print ads of both sites, each with ${rows.length} hostile rows of 1,000 to 16,000 signs in heading, text, names and seller of six ads, written into the database past every check. Rows with a NUL cannot be stored.`,
    'Processor time of shells, bff, api and every process of PostgreSQL, past the page store, less what the same page takes with one word. What 16,000 signs do not make dear is drawn with them once. Of three other drawings, lengths in turn, the cheapest counts; what seems to grow too fast is drawn up to fifteen times.',
    `A page that does not come within ${LIMIT_MS / 1000} s fails its row. The growth is that of the last two doublings, where 16,000 signs take ${LEAST_MS} ms or more; ${PAGE_NOISE_MS} ms are taken for noise.`,
  ],
  verdicts: [
    shown('pages and rows measured', measured.length),
    atLeast('pages that print the planted ads', printed.length, names.length),
    atLeast(
      'pages and rows dear enough to tell their growth',
      measured.filter(({ growth }) => growth > 0).length,
      wanted(300),
    ),
    atMost('hostile texts: pages that did not come', unended.length, 0),
    ...growthRows(measured, 'hostile texts: 16,000 signs, dearest page'),
  ],
})
