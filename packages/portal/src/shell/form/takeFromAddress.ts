/**
 * Reads keys of the page's query and takes the query out of the address at once, so that a secret stays
 * neither in the history nor in what somebody copies.
 */
export const takeFromAddress = <Key extends string>(
  ...keys: readonly Key[]
): Readonly<Record<Key, string | null>> => {
  const query = new URLSearchParams(location.search)
  const taken = keys.map((key) => [key, query.get(key)] as const)
  if (query.size > 0) history.replaceState(history.state, '', location.pathname)

  return Object.fromEntries(taken) as Record<Key, string | null>
}
