import { BlockList, isIP } from 'node:net'
import { setting } from '@inzrt/settings/fields'
import * as z from 'zod/mini'

type Range = Readonly<{ address: string; bits: number; family: 'ipv4' | 'ipv6' }>

/** Reverse proxies whose X-Forwarded-For is believed. */
export type TrustedProxies = Readonly<{ has: (address: string) => boolean }>

const BITS = { ipv4: 32, ipv6: 128 } as const

/** A range of every address would believe what visitors say of themselves, so it is none. */
const toRange = (text: string): Range | null => {
  const [, address = '', prefix] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  if (isIP(address) === 0) return null
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
  const bits = prefix === undefined ? BITS[family] : Number(prefix)

  return bits >= 1 && bits <= BITS[family] ? { address, bits, family } : null
}

const split = (text: string): (Range | null)[] =>
  text.split(',').map((item) => toRange(item.trim()))

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** No proxy is trusted. */
export const NO_PROXIES: TrustedProxies = { has: () => false }

/** A list of addresses and networks of proxies. IPv4 in IPv6 is the same address as IPv4. */
export const parseTrustedProxies = z.pipe(
  setting('IP addresses or networks like 10.0.0.0/8, with commas between', (text) =>
    split(text).every((range) => range !== null),
  ),
  z.transform((text): TrustedProxies => {
    const ranges = new BlockList()
    for (const range of split(text))
      if (range) ranges.addSubnet(range.address, range.bits, range.family)

    return { has: (address) => isIP(address) !== 0 && ranges.check(address, familyOf(address)) }
  }),
)
