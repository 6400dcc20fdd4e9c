/** What a window remembers from one page to the next, as text; nothing where the browser keeps nothing. */
export const windowMemory = {
  read: (key: string): string | null => {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** Null forgets, also what is kept under the key beyond the window. */
  write: (key: string, text: string | null): void => {
    try {
      if (text === null) {
        sessionStorage.removeItem(key)
        localStorage.removeItem(key)
      } else sessionStorage.setItem(key, text)
    } catch {
      // A browser that keeps nothing still shows the page.
    }
  },
  /** Forgets in this window alone. */
  forgetHere: (key: string): void => {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
