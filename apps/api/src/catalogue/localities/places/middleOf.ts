import type { Position } from '@inzrt/domain/locality'

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The middle of positions, of which there is at least one. */
export const middleOf = (positions: readonly Position[]): Position => ({
  latitude: mean(positions.map(({ latitude }) => latitude)),
  longitude: mean(positions.map(({ longitude }) => longitude)),
})
