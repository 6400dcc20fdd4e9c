/** Where favourites of an account are kept for the page without a connection (P061); the number tells their shape. */
export const OWN_FAVOURITES = 'own-favourites-1'

/** They end with the session. */
export const forgetOwnFavourites = (): void => {
  try {
    localStorage.removeItem(OWN_FAVOURITES)
  } catch {
    // Nothing was kept.
  }
}
