import { expect, test } from 'vitest'
import { initial } from './initial.ts'
import { shownName } from './shownName.ts'

const jana = {
  nickname: 'jana_k',
  firstName: 'Jana',
  lastName: 'Nováková',
  email: 'jana@example.cz',
}

test.each([
  [jana, 'jana_k'],
  [{ ...jana, nickname: null }, 'Jana Nováková'],
  [{ ...jana, nickname: ' ', lastName: null }, 'Jana'],
  [{ ...jana, nickname: '', firstName: '', lastName: undefined }, 'jana@example.cz'],
  [{}, ''],
])('R162 the name shown is the nickname, else the names, else the e-mail', (user, name) => {
  expect(shownName(user)).toBe(name)
})

test('R162 the first letter stands for a person', () => {
  expect(['šárka', '_x', '✿', '7up'].map(initial)).toEqual(['Š', 'X', '?', '7'])
})
