const toGroups = (part: string): string[] => part.split(':').filter(Boolean)

/** A group of an IPv6 address without the zeros in front, in small letters. */
const plainGroup = (group: string): string => Number.parseInt(group, 16).toString(16)

/**
 * A client as limits count it: an IPv4 address, or the half of an IPv6 address a household has to
 * itself and can change the rest of, however the address is written.
 * @example networkOf('2001:db8::7') // '2001:db8:0:0'
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = [], tail = []] = plain.split('::').map(toGroups)
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')

  return [...head, ...zeros, ...tail].slice(0, 4).map(plainGroup).join(':')
}
