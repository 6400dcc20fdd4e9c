import { type AdGuards, NO_OBSTACLE } from './adGuards.ts'
import type { AdState } from './adState.ts'
import { AD_TRANSITIONS, type AdEffect, type AdEvent } from './adTransitions.ts'

/** Where an advert goes and what has to be done on the way. */
export type AdStep = Readonly<{ state: AdState; effects: readonly AdEffect[] }>

const ONLY_WHEN_PUBLISHED: ReadonlySet<AdEffect> = new Set([
  'setValidity',
  'index',
  'queueAlerts',
  'startPromos',
  'bumpSortAt',
])

/**
 * The next state of an advert, or null when the event is not allowed in its state or by the
 * guards. The caller performs the effects; a change that waits for a person leaves the advert in its state.
 * @param state null for an advert about to be created
 * @example adTransition('published', 'pause')?.state // "paused"
 * @example adTransition('deleted', 'resume') // null
 */
export const adTransition = (
  state: AdState | null,
  event: AdEvent,
  guards: Partial<AdGuards> = {},
): AdStep | null => {
  const row = AD_TRANSITIONS.find((each) => each.event === event && each.from.includes(state))
  if (!row) return null
  const next = typeof row.to === 'function' ? row.to({ ...NO_OBSTACLE, ...guards }) : row.to
  if (!next) return null
  const effects = row.effects.filter(
    (effect) => next === 'published' || !ONLY_WHEN_PUBLISHED.has(effect),
  )

  return { state: next, effects }
}
