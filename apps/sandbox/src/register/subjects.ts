import { isCompanyId } from '@inzrt/domain/contact'
import type { Subject } from '@inzrt/protocols/ares/subject'

/** Numbers about which the register says something else than where a company is. */
export const ENDS = {
  '00000019': 'zaniklá firma',
  '00000027': 'IČO, které v rejstříku není',
  '00000035': 'rejstřík neodpovídá',
} as const

/** A made-up company for every right number; those that begin with a nought pay no value added tax. */
const madeUp = (ico: string): Subject => {
  const house = Number(ico.slice(4)) % 300

  return {
    ico,
    obchodniJmeno: `Zkušební firma ${ico} s. r. o.`,
    ...(!ico.startsWith('0') && { dic: `CZ${ico}` }),
    sidlo: {
      textovaAdresa: `Zkušební ${house + 1}, Staré Brno, 60200 Brno`,
      nazevObce: 'Brno',
      psc: 60_200,
      kodObce: 582_786,
    },
  }
}

/** What the register answers about a number, or the status it refuses with. */
export const subjectOf = (ico: string): Subject | 400 | 404 | 503 => {
  if (!isCompanyId(ico)) return 400
  if (ico === '00000027') return 404
  if (ico === '00000035') return 503

  return ico === '00000019' ? { ...madeUp(ico), datumZaniku: '2020-03-05' } : madeUp(ico)
}
