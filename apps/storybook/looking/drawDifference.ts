import type { Shot } from './Picture.ts'
import { CHANNELS, differing } from './points.ts'

const RED = [220, 0, 40] as const
const WHITE = 255
/** Paler by so much, what is the same only tells where one is. */
const PALE = 4

/** What is the same, pale; what differs, red; as tall as the taller of the two. */
export const drawDifference = (before: Shot, after: Shot): Shot => {
  const height = Math.max(before.height, after.height)
  const points = Buffer.alloc(after.width * height * CHANNELS, WHITE)
  const isOther = differing(before.points, after.points)
  for (let at = 0; at < points.length; at += CHANNELS) {
    const isRed = isOther(at)
    for (const [channel, red] of RED.entries())
      points[at + channel] = isRed
        ? red
        : WHITE - Math.round((WHITE - (after.points[at + channel] ?? WHITE)) / PALE)
  }

  return { ...after, height, points }
}
