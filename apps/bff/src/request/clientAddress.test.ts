import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress } from './clientAddress.ts'

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as IncomingMessage

const PROXIES = new Set(['10.0.0.1', '10.0.0.2'])

test.each([
  ['a visitor’s own word is not believed', '203.0.113.7', '1.2.3.4', '203.0.113.7'],
  ['our proxy’s word is', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  [
    'what stands left of it is the visitor’s word again',
    '10.0.0.1',
    '1.2.3.4, 203.0.113.7',
    '203.0.113.7',
  ],
  ['two proxies of ours', '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['nonsense is no address', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['nothing at all', '10.0.0.1', undefined, '10.0.0.1'],
  ['IPv4 in IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
])('address of the visitor: %s', (_, remote, forwarded, expected) => {
  expect(clientAddress(from(remote, forwarded), PROXIES)).toBe(expected)
})
