/** Hosts most people of the two countries have their mail at. */
const HOSTS = [
  ...['seznam.cz', 'email.cz', 'post.cz', 'centrum.cz', 'atlas.cz', 'volny.cz', 'tiscali.cz'],
  ...['azet.sk', 'zoznam.sk', 'centrum.sk'],
  ...['gmail.com', 'outlook.com', 'hotmail.com', 'icloud.com', 'yahoo.com', 'proton.me'],
]

/** Hosts nobody has mail at, though they look right. */
const OTHER_ENDINGS: Readonly<Record<string, string>> = {
  'seznam.com': 'seznam.cz',
  'gmail.cz': 'gmail.com',
}

const sharedStart = (one: string, other: string): number => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1

  return at
}

/** Whether two words differ by one letter more, less, another, or by two that changed places. */
const isOneSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false
  const start = sharedStart(one, other)
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  const [first = '', second = ''] = rest

  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    second + first + rest.slice(2) === otherRest
  )
}

/**
 * The address somebody probably meant whose host is one slip from a common one; null when nothing is likelier
 * than what was written.
 * @example likelyEmail('jana@seznma.cz') // 'jana@seznam.cz'
 */
export const likelyEmail = (email: string): string | null => {
  const at = email.lastIndexOf('@')
  const host = email.slice(at + 1).toLowerCase()
  if (at < 1 || HOSTS.includes(host)) return null
  const meant = Object.hasOwn(OTHER_ENDINGS, host)
    ? OTHER_ENDINGS[host]
    : HOSTS.find((known) => isOneSlip(host, known))

  return meant ? `${email.slice(0, at)}@${meant}` : null
}
