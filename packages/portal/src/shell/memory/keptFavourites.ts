/** The number tells the shape of what is kept: another release begins anew. */
const KEY = 'favourites-offline-1'
/** How the text of what belongs to an account begins. */
const OF_ACCOUNT = '{"owner":"account"'

/** Text of the marked ads this browser keeps for the page without a connection (P061). */
export const keptFavourites = {
  /** Null: there are none. */
  read: (): string | null => {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  /** Null forgets. */
  write: (text: string | null): void => {
    try {
      if (text === null) localStorage.removeItem(KEY)
      else localStorage.setItem(KEY, text)
    } catch {
      // Without room for them the offline page stands alone.
    }
  },
  /** Ends with a session; marks of the browser itself stay. */
  forgetAccount: (): void => {
    if (keptFavourites.read()?.startsWith(OF_ACCOUNT)) keptFavourites.write(null)
  },
}
