import type { LookName } from './looks.ts'

/** Those that show one look beside others keep it. */
const FRAMES = 'iframe:not([data-look])'

/** What a frame that is still to come is asked for: an embedded one plays nothing. */
export const askFrames = (look: LookName): void => {
  Reflect.set(globalThis, 'PREVIEW_URL', `iframe.html?embed=true&globals=look:${look}`)
}

/** Gives a look to the stories that a page of docs shows in frames of their own, which hear of no toolbar. */
export const dressFrames = (look: LookName): void => {
  askFrames(look)
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(FRAMES)) {
    const address = new URL(frame.src)
    address.searchParams.set('globals', `look:${look}`)
    if (frame.src !== address.href) frame.src = address.href
  }
}
