import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { toQrPath } from './toQrPath.ts'

const ADDRESS = 'https://inzrt.example/k/204815'

/** The modules a path draws, row by row. */
const drawn = ({ path, size }: { path: string; size: number }): boolean[][] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)\.5h(\d+)/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))

  return rows
}

test('P025 the code of a printed ad draws every module, with one line for neighbours', () => {
  const code = toQrPath(ADDRESS)

  expect(drawn(code)).toEqual(encode(ADDRESS, { ecc: 'M', border: 0, maskPattern: 2 }).data)
  expect(code.path.length).toBeLessThan(3_000)
})
