/**
 * Whether a page is only for those who are logged in: the account with its list of conversations, and the desk of those
 * who work here. A single conversation opens by a letter's link too.
 */
export const isProtectedPath = (path: string): boolean =>
  /^\/(?:(?:muj-ucet|sprava)(?:\/|$|\?)|zpravy(?:$|\?))/.test(path)
