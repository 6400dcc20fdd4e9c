import type { Picture, Shot } from './Picture.ts'
import { CHANNELS, differing } from './points.ts'

export type Difference = {
  before: Shot | undefined
  after: Shot
  /** Points that differ. */
  points: number
}

const compare = (before: Shot | undefined, after: Shot): number => {
  if (!before) return after.points.length / CHANNELS
  const isOther = differing(before.points, after.points)
  const end = Math.max(before.points.length, after.points.length)
  let points = 0
  for (let at = 0; at < end; at += CHANNELS) if (isOther(at)) points++

  return points
}

/** In which looks and widths a story is drawn otherwise than it was. */
export const comparePictures = (before: Picture | null, after: Picture): Difference[] =>
  after.shots
    .map((shot) => {
      const former = before?.shots.find(
        ({ look, width }) => look === shot.look && width === shot.width,
      )

      return { before: former, after: shot, points: compare(former, shot) }
    })
    .filter(({ points }) => points > 0)
