import type { Photo } from '@inzrt/ui/ad-form/photos/Photo.ts'

/** Whether a photo is not there yet: its form waits. */
export const isOnItsWay = ({ state }: Pick<Photo, 'state'>): boolean =>
  state.kind === 'waiting' || state.kind === 'sending'
