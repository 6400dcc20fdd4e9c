/** A group of an IPv6 address without the zeros in front. */
const plainGroup = (group: string): string => Number.parseInt(group || '0', 16).toString(16)

/**
 * A client as limits count it: an IPv4 address, or the half of an IPv6 address a household has to
 * itself and can change the rest of, however the address is written.
 * @example networkOf('2001:db8::7') // '2001:db8:0:0'
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const zeros = Array<string>(Math.max(0, missing)).fill('0')

  return [...groups, ...zeros, ...(tail ?? '').split(':')].slice(0, 4).map(plainGroup).join(':')
}
