/** Whether a page is only for those who are logged in: the account, and the desk of those who work here. */
export const isProtectedPath = (path: string): boolean => /^\/(muj-ucet|sprava)(\/|$|\?)/.test(path)
