type WithCookies = { cookies: readonly string[] }

const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf('='))

/** Has the answer that follows set these cookies, in place of those of the same names that it would have set. */
export const addCookies = (context: WithCookies, cookies: readonly string[]): void => {
  const names = new Set(cookies.map(nameOf))
  const others = context.cookies.filter((cookie) => !names.has(nameOf(cookie)))
  context.cookies = [...others, ...cookies]
}
