import { randomBytes } from 'node:crypto'
import { placeAd } from '../../advertising/support/placeAd.ts'
import type { Advertising } from '../../advertising/support/startAdvertising.ts'

/** An ad that was acknowledged, and the two moments between which it was placed. */
export type Acknowledged = Readonly<{ content: string; asked: Date; acknowledged: Date }>

const WRITERS = 4

/** Four people place ads, one after another, for so long. */
export const placeForAWhile = async (
  advertising: Advertising,
  forMs: number,
): Promise<readonly Acknowledged[]> => {
  const placed: Acknowledged[] = []
  const endsAt = Date.now() + forMs
  const write = async (): Promise<void> => {
    while (Date.now() < endsAt) {
      const key = randomBytes(12).toString('hex')
      const content = `Kolo ${key}, zachovalé, nové pláště.`
      const asked = new Date()
      const { slug } = await placeAd(advertising, key, { content })
      if (slug) placed.push({ content, asked, acknowledged: new Date() })
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))

  return placed
}
