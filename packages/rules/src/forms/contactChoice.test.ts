import { expect, test } from 'vitest'
import { hasPhoneOrMail, showFlags, shownFields, wantToShow } from '../forms.ts'

const JANA = { firstName: 'Jana', lastName: ' ', phone: '777123456', email: '' }

test.each([
  ['showName', 'name'],
  ['showSurname', 'surname'],
  ['showPhone', 'phone'],
  ['showEmail', 'email'],
] as const)('the flag %s stands for the %s', (flag, field) => {
  const none = { showName: false, showSurname: false, showPhone: false, showEmail: false }

  expect(shownFields({ ...none, [flag]: true })).toEqual([field])
})

test('what is empty is not shown, whatever was chosen', () => {
  expect(showFlags(['name', 'surname', 'phone', 'email'], JANA)).toEqual({
    showName: true,
    showSurname: false,
    showPhone: true,
    showEmail: false,
  })
  expect(showFlags([], JANA)).toEqual({
    showName: false,
    showSurname: false,
    showPhone: false,
    showEmail: false,
  })
  expect(wantToShow(JANA, { name: false, surname: true, phone: true, email: true })).toEqual([
    'phone',
  ])
})

test('a phone or an e-mail is a way to answer, a name is none', () => {
  expect([['phone'], ['email'], ['name', 'surname'], []].map(hasPhoneOrMail)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
