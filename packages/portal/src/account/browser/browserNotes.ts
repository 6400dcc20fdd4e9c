const stores = (): readonly Storage[] => {
  try {
    return [sessionStorage, localStorage]
  } catch {
    return []
  }
}

/** What the page has noted down in this browser, by names; and the end of it. */
export const browserNotes = {
  names: (): readonly string[] => stores().flatMap((store) => Object.keys(store)),
  clear: (): void => {
    for (const store of stores()) store.clear()
  },
}
