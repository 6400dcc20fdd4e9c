const kept = new Map<string, readonly Node[]>()

/** Remembers the nodes of a static part as the page came with them. */
export const preserveNodes = (name: string): void => {
  const place = document.querySelector(`[data-static="${name}"]`)
  if (place && !kept.has(name)) kept.set(name, [...place.childNodes])
}

/** Puts the nodes back when React made the place again: after a mismatch, or because the part was away. */
export const restoreNodes = (place: HTMLElement | null): void => {
  const nodes = kept.get(place?.dataset.static ?? '')
  if (place && nodes?.[0] && nodes[0].parentNode !== place) place.replaceChildren(...nodes)
}
