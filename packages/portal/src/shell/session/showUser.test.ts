import { beforeEach, expect, test } from 'vitest'
import { sessionStore } from '../stores/sessionStore.ts'
import { showUser } from './showUser.ts'

const nameless = { nickname: null, firstName: null, lastName: null, email: 'jana@example.cz' }

beforeEach(() => {
  sessionStore.name = ''
})

test.each([
  [{ ...nameless, nickname: 'jana_k', firstName: 'Jana', lastName: 'Malá' }, 'jana_k'],
  [{ ...nameless, firstName: 'Jana', lastName: 'Malá' }, 'Jana Malá'],
  [nameless, 'jana@example.cz'],
])('R081 the header calls %j „%s“', (user, name) => {
  showUser(user)

  expect(sessionStore.name).toBe(name)
})

test('R078 of a long name the header shows sixteen letters', () => {
  showUser({ ...nameless, nickname: 'prodavacka_v_Kolině' })

  expect(sessionStore.name).toBe('prodavacka_v_Kol…')
})
