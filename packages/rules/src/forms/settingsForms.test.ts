import { expect, test } from 'vitest'
import {
  ChangeEmailFormSchema,
  ChangePasswordFormSchema,
  DeleteAccountFormSchema,
  fieldErrors,
  PhoneFormSchema,
  ProfileFormSchema,
} from '../forms.ts'

const person = { kind: 'private', firstName: '', lastName: '', pscId: null }

const business = {
  ...person,
  kind: 'business',
  companyName: 'Kola s.r.o.',
  companyId: '27082440',
  companyAddress: 'Cejl 12, 602 00 Brno',
  vatId: '',
  companyRegister: '',
  country: 'CZ',
}

test('R167 a private person may leave the whole profile empty', () => {
  expect(fieldErrors(ProfileFormSchema, person)).toEqual({})
})

test('R167 P034 a business may not empty its name, its IČO, its seat or its country', () => {
  const gone = { companyName: ' ', companyId: '', companyAddress: '', country: '' }
  expect(fieldErrors(ProfileFormSchema, business)).toEqual({})
  expect(fieldErrors(ProfileFormSchema, { ...business, ...gone })).toEqual({
    companyName: 'Pole „název firmy“ je povinné.',
    companyId: 'Pole „IČO“ je povinné.',
    companyAddress: 'Pole „sídlo“ je povinné.',
    country: 'Vyberte prosím zemi.',
  })
})

test.each([
  ['firstName', 'x'.repeat(50), undefined],
  ['firstName', 'x'.repeat(51), 'Pole „jméno“ může mít nejvýše 50\u00a0znaků.'],
  ['lastName', 'Š'.repeat(51), 'Pole „příjmení“ může mít nejvýše 50\u00a0znaků.'],
  ['firstName', 'Jana 777 123 456', 'Jméno nesmí obsahovat telefon, e-mail ani odkaz.'],
  ['lastName', '<b>Nováková', 'Text nesmí obsahovat značky HTML.'],
])('R167 in the profile %s „%s“ is answered %s', (field, value, error) => {
  expect(fieldErrors(ProfileFormSchema, { ...person, [field]: value })[field]).toBe(error)
})

test.each([
  ['', '', { phoneNumber: 'Pole „telefon“ je povinné.' }],
  ['12', '', { phoneNumber: 'Telefon není ve správném tvaru.' }],
  ['906 123 456', '', { phoneNumber: 'Telefon není ve správném tvaru.' }],
  ['601 123 456', '', { verificationCode: 'Ověřte prosím telefon kódem z\u00a0SMS.' }],
  ['601 123 456', ' 123\u00a0456\u200b', {}],
  ['601 123 456', '12345', { verificationCode: 'Pole „ověřovací kód“ musí mít 6 číslic.' }],
  ['601 123 456', '12345x', { verificationCode: 'Pole „ověřovací kód“ musí mít 6 číslic.' }],
  ['601 123 456', ' 012345 ', {}],
])(
  'P036 the phone „%s“ with the code „%s“ is answered %j',
  (phoneNumber, verificationCode, faults) => {
    expect(fieldErrors(PhoneFormSchema, { phoneNumber, verificationCode })).toEqual(faults)
  },
)

const passwords = {
  current_password: 'staréheslo',
  password: 'novéheslo',
  password_confirmation: 'novéheslo',
}

const passwordErrors = (changes: object) =>
  fieldErrors(ChangePasswordFormSchema, { ...passwords, ...changes })

test('P036 another password wants the current one and the new one twice', () => {
  expect(passwordErrors({})).toEqual({})
  expect(passwordErrors({ current_password: '', password: '', password_confirmation: '' })).toEqual(
    {
      current_password: 'Pole „současné heslo“ je povinné.',
      password: 'Pole „nové heslo“ je povinné.',
      password_confirmation: 'Pole „nové heslo znovu“ je povinné.',
    },
  )
})

test('P036 R234 a new password has 8 to 128 characters', () => {
  const answer = (length: number) => {
    const password = 'x'.repeat(length)
    return passwordErrors({ password, password_confirmation: password }).password
  }
  expect(answer(7)).toBe('Pole „nové heslo“ musí mít alespoň 8\u00a0znaků.')
  expect(answer(8)).toBeUndefined()
  expect(answer(128)).toBeUndefined()
  expect(answer(129)).toBe('Pole „nové heslo“ může mít nejvýše 128\u00a0znaků.')
})

test('P036 R235 a new password is repeated, and is not the old one', () => {
  expect(passwordErrors({ password_confirmation: 'jineheslo' })).toEqual({
    password_confirmation: 'Hesla se neshodují.',
  })
  expect(passwordErrors({ password: 'staréheslo', password_confirmation: 'staréheslo' })).toEqual({
    password: 'Nové heslo musí být jiné než současné.',
  })
})

test('P036 another e-mail wants a whole address and the password', () => {
  const answer = (email: string, password: string) =>
    fieldErrors(ChangeEmailFormSchema, { email, password })
  expect(answer('jana@example.cz', 'x')).toEqual({})
  expect(answer('', '')).toEqual({
    email: 'Pole „nový e-mail“ je povinné.',
    password: 'Pole „současné heslo“ je povinné.',
  })
  expect(answer('jana@', 'x')).toEqual({ email: 'E-mail není ve správném tvaru.' })
})

test('P045 the end of an account wants its password', () => {
  expect(fieldErrors(DeleteAccountFormSchema, { password: '' })).toEqual({
    password: 'Pole „současné heslo“ je povinné.',
  })
  expect(fieldErrors(DeleteAccountFormSchema, { password: 'x' })).toEqual({})
})
