import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { localSessionKeys } from './localSessionKeys.ts'

test('without settings a key is made once, and only its owner may read it', () => {
  const folder = mkdtempSync(`${tmpdir()}/keys-`)
  const [first] = localSessionKeys(folder)
  expect(first.secret).toHaveLength(32)
  expect(localSessionKeys(folder)).toEqual([first])
  expect(statSync(`${folder}/session.keys`).mode & 0o777).toBe(0o600)
  expect(localSessionKeys(mkdtempSync(`${tmpdir()}/keys-`))).not.toEqual([first])
})
