/** Whether a page is only for those who are logged in. */
export const isProtectedPath = (path: string): boolean => /^\/muj-ucet(\/|$|\?)/.test(path)
