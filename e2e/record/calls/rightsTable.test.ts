import { expect, test } from 'vitest'
import { rightsTable } from './rightsTable.ts'

test('each call and target has a line, each role a column', () => {
  const cells = [
    { name: 'logout', role: 'guest', target: 'own', status: 401 },
    { name: 'logout', role: 'user', target: 'own', status: 200 },
  ] as const

  expect(rightsTable(cells)).toBe('              guest      user\nlogout × own  401        200\n')
})
