import { VIEW_KEY, VIEW_MODES, type ViewMode } from '@inzrt/contracts/visitor/viewMode'

/** Which look a canonical address asks for; null: the usual one. */
export const viewOf = (target: string): ViewMode | null => {
  const mark = target.indexOf('?')
  const asked = mark < 0 ? null : new URLSearchParams(target.slice(mark)).get(VIEW_KEY)

  return VIEW_MODES.find((mode) => mode === asked) ?? null
}
