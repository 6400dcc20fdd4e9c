import { isIPv6 } from 'node:net'

/**
 * A client as limits count it: an IPv4 address, or the half of an IPv6 address a household has to
 * itself and can change the rest of.
 * @example clientOf('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 */
export const clientOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing =
    tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  const whole = [...groups, ...Array(missing).fill('0'), ...(tail ?? '').split(':')]

  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}
