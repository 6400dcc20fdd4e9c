import { expect, test } from 'vitest'
import { shownName } from '../names.ts'

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
  [{ ...jana, nickname: '', firstName: undefined }, 'Nováková'],
  [{ ...jana, nickname: '', firstName: '', lastName: undefined }, 'jana@example.cz'],
  [{ firstName: ' Jana ', lastName: ' Nováková ' }, 'Jana Nováková'],
  [{ email: ' jana@example.cz ' }, 'jana@example.cz'],
  [{}, ''],
])('R081 R167 of %j the nickname is shown, else the names, else the e-mail: „%s“', (user, name) => {
  expect(shownName(user)).toBe(name)
})
