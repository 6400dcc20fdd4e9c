const drafts = new Map<string, object>()

/**
 * What is written into forms that can be closed without being sent: a window, a panel. Kept while the page
 * lives, so that one opened again goes on where it was left.
 */
export const formDrafts = {
  read: <Values extends object>(key: string): Partial<Values> =>
    (drafts.get(key) as Partial<Values> | undefined) ?? {},
  write: (key: string, values: object): void => {
    drafts.set(key, values)
  },
  forget: (key: string): void => {
    drafts.delete(key)
  },
}
