import { expect, test } from 'vitest'
import { passkeyOf, toFactorRows } from './toFactorRows.ts'

const AT = '2026-03-05T06:05:00.000Z'
const NONE = { isOn: true, isRequired: false, appSince: null, passkeys: [], recoveryCodesLeft: 10 }

test('V026 the app and each passkey have a row, with since when and the last use', () => {
  const passkey = { id: 7, name: 'Telefon', isOfThisSite: true, addedAt: AT, lastUsedAt: AT }
  const rows = toFactorRows({
    ...NONE,
    appSince: AT,
    passkeys: [passkey, { ...passkey, id: 8, isOfThisSite: false, lastUsedAt: null }],
  })

  expect(rows.map(({ note }) => note.replaceAll('\u00a0', ' '))).toEqual([
    'nastavená 5. 3. 2026 7:05',
    'přístupový klíč přidaný 5. 3. 2026 7:05 · naposledy použitý 5. 3. 2026 7:05',
    'přístupový klíč přidaný 5. 3. 2026 7:05 · zatím nepoužitý · platí jen na našem druhém webu',
  ])
  expect(rows.map(({ id }) => passkeyOf(id))).toEqual([null, 7, 8])
  expect(toFactorRows(NONE)).toEqual([])
})
