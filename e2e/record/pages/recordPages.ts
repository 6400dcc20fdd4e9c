import type { Answer } from '../../support/ask.ts'
import { type SiteName, sites } from '../../support/sites.ts'
import { askSteadily } from '../askSteadily.ts'
import { describeAnswer } from '../normalise/describeAnswer.ts'
import type { Write } from '../Write.ts'
import type { Addresses } from './addressesOf.ts'
import { fileNameOf } from './fileNameOf.ts'

/** A page that a shell drew, with its scripts; not a feed, a page of text alone, or a word of the bff. */
const isDrawn = (answer: Answer): boolean =>
  (answer.headers['content-type'] ?? '').startsWith('text/html') &&
  answer.text().includes('self.__next_f')

/**
 * Records what a site answers at each address, to a visitor past the gate.
 * @returns the addresses whose pages can be pictured
 */
export const recordPages = async (
  site: SiteName,
  addresses: Addresses,
  write: Write,
): Promise<Addresses> => {
  const { origin, cookie } = sites[site]
  const drawn: Record<string, string[]> = {}
  for (const [template, paths] of Object.entries(addresses)) {
    drawn[template] = []
    for (const path of paths) {
      const answer = await askSteadily(origin + path, { headers: { cookie } })
      write(`pages/${site}/${fileNameOf(path)}.txt`, `GET ${path}\n${describeAnswer(answer)}`)
      if (isDrawn(answer)) drawn[template].push(path)
    }
  }

  return drawn
}

/** What the adult site answers before its gate was passed: that it does, and where to. */
export const recordGate = async (addresses: Addresses, write: Write): Promise<void> => {
  for (const [path = '/'] of Object.values(addresses)) {
    const answer = await askSteadily(sites.adult.origin + path)
    write(`gate/${fileNameOf(path)}.txt`, `GET ${path}\n${describeAnswer(answer)}`)
  }
}
