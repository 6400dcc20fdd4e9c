import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkOf } from './networkOf.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['1:2:3::5:6:7:8', '1:2:3:0'],
  ['64::ffff:192.0.2.1', '64:0:0:0'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
])('P037 the address %s counts as %s', (address, client) => {
  expect(networkOf(address)).toBe(client)
})

test('P037 an IPv6 address counts as its first half, whatever the rest and however written', () => {
  fc.assert(
    fc.property(fc.ipV6(), (address) => {
      const client = networkOf(address)
      fc.pre(!address.includes('.'))

      expect(client.split(':')).toHaveLength(4)
      expect(networkOf(`${client}::abcd`)).toBe(client)
    }),
  )
})
