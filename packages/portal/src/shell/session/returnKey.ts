/** Key of the login page's query that carries the path to return to. */
export const RETURN_KEY = 'returnTo'
