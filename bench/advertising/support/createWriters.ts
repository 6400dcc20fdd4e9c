import { EventEmitter, once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { drawPhotos } from './drawPhotos.ts'
import { placeAd } from './placeAd.ts'
import { type Advertising, visitor } from './startAdvertising.ts'

const WRITERS = 4
const AGAIN_MS = 50

/** An ad whose advertiser was told that it is placed. */
export type Placed = Readonly<{ slug: string; content: string }>

const upload = async (url: string, photo: Buffer): Promise<string | null> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(photo)]), 'foto.jpg')
  try {
    const answer = await fetch(`${url}/api/front/images`, {
      method: 'POST',
      headers: visitor(),
      body: form,
    })
    const { data } = (await answer.json()) as { data?: { uploadToken: string } }

    return data?.uploadToken ?? null
  } catch {
    return null
  }
}

/** People who send a photo and place an ad with it, one after another, until stopped. */
export const createWriters = (advertising: Advertising, run: string) => {
  const placed: Placed[] = []
  const events = new EventEmitter()
  const photos = drawPhotos()
  let lost = 0
  let isOver = false
  let last = 0

  const insist = async <Result>(ask: () => Promise<Result | null>): Promise<Result> => {
    for (;;) {
      const answer = await ask()
      if (answer !== null) return answer
      lost += 1
      await pause(AGAIN_MS)
    }
  }

  const write = async (): Promise<void> => {
    const n = ++last
    const photo = await photos.next()
    const uploadToken = await insist(() => upload(advertising.url, photo))
    const content = `Kolo číslo ${n} z běhu ${run}, zachovalé, nové pláště.`
    const changes = { content, images: [{ uploadToken, main: true }] }
    const slug = await insist(
      async () => (await placeAd(advertising, `pad-${run}-${n}`, changes)).slug,
    )
    placed.push({ slug, content })
    events.emit('placed')
  }

  const work = async (): Promise<void> => {
    while (!isOver) await write()
  }
  const workers = Array.from({ length: WRITERS }, work)

  return {
    /** Resolves with the next ad that is acknowledged. */
    acknowledged: () => once(events, 'placed'),
    lost: () => lost,
    stop: async (): Promise<readonly Placed[]> => {
      isOver = true
      await Promise.all(workers)

      return placed
    },
  }
}
