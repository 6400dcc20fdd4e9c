import type { LocalityLine } from '@inzrt/ui/locality/LocalityLine.ts'
import type { FoundPlace } from './searchPlace.ts'

/** A place on one line, with how many ads it holds. */
export const toPlaceLine = ({ key, label, within, count }: FoundPlace): LocalityLine => ({
  key,
  name: label,
  note: within,
  aside: count,
})
