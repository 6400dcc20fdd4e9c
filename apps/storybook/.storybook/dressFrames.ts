import type { LookName } from './looks.ts'

const PREVIEW = 'iframe.html'

/** Gives a look to the stories that a page of docs shows in frames of their own, which hear of no toolbar. */
export const dressFrames = (look: LookName): void => {
  // What a frame that is still to come is asked for; an embedded one plays nothing.
  Reflect.set(globalThis, 'PREVIEW_URL', `${PREVIEW}?embed=true&globals=look:${look}`)
  for (const frame of document.querySelectorAll('iframe')) {
    const address = new URL(frame.src)
    address.searchParams.set('globals', `look:${look}`)
    if (frame.src !== address.href) frame.src = address.href
  }
}
