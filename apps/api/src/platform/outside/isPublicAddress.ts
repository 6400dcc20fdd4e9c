import { BlockList, isIP } from 'node:net'

const INNER_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Within what is given out to the public: examples, and roads to addresses of the old kind. */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (
  subnets: readonly (readonly [string, number])[],
  family: 'ipv4' | 'ipv6',
): BlockList => {
  const list = new BlockList()
  for (const [net, bits] of subnets) list.addSubnet(net, bits, family)

  return list
}

const innerV4 = listOf(INNER_V4, 'ipv4')
const specialV6 = listOf(SPECIAL_V6, 'ipv6')
/** All that is given out to the public. Addresses of the old kind written as new ones stand outside of it. */
const publicV6 = listOf([['2000::', 3]], 'ipv6')

/** Whether an address belongs to somebody in the internet: not to this machine, its inner network or nobody. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !innerV4.check(address, 'ipv4')

  return family === 6 && publicV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
}
