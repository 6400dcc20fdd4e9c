const kept = new Map<string, readonly Node[]>()

/** Remembers the nodes of a still part as the page came with them. */
export const keepNodes = (name: string): void => {
  const place = document.querySelector(`[data-still="${name}"]`)
  if (place && !kept.has(name)) kept.set(name, [...place.childNodes])
}

/** Puts the nodes back when React made the place anew: after a mismatch, or because the part was away. */
export const returnNodes = (place: HTMLElement | null): void => {
  const nodes = kept.get(place?.dataset.still ?? '')
  if (place && nodes?.[0] && nodes[0].parentNode !== place) place.replaceChildren(...nodes)
}
