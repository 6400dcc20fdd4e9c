const notebooks = (): readonly Storage[] => {
  try {
    return [sessionStorage, localStorage]
  } catch {
    return []
  }
}

const shelves = async (): Promise<readonly string[]> => ('caches' in window ? caches.keys() : [])

/** What the page has put down in this browser, by names; and the end of it. */
export const browserStores = {
  notes: (): readonly string[] => notebooks().flatMap((notes) => Object.keys(notes)),
  files: shelves,
  clear: async (): Promise<void> => {
    for (const notes of notebooks()) notes.clear()
    for (const shelf of await shelves()) await caches.delete(shelf)
  },
}
