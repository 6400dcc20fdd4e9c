import { expect, test } from 'vitest'
import {
  fieldErrors,
  LoginFormSchema,
  LostPasswordFormSchema,
  RegisterFormSchema,
  ResetByCodeFormSchema,
  ResetByLinkFormSchema,
  serverErrors,
} from '../forms.ts'

test('R235 differing passwords are told while other fields are still empty', () => {
  expect(
    fieldErrors(ResetByCodeFormSchema, { code: '', password: 'modré', password_confirmation: 'x' }),
  ).toMatchObject({ password_confirmation: 'Hesla se neshodují.' })
})

test('R230 R231 login wants a nickname and a password and calls them by their labels', () => {
  expect(fieldErrors(LoginFormSchema, { nickname: '', password: '' })).toEqual({
    nickname: 'Pole „uživatelské jméno (přezdívka)“ je povinné.',
    password: 'Pole „heslo“ je povinné.',
  })
  expect(fieldErrors(LoginFormSchema, { nickname: 'jana_k', password: ' ' })).toEqual({})
})

test('R232 a lost password wants the nickname', () => {
  expect(Object.keys(fieldErrors(LostPasswordFormSchema, { nickname: '' }))).toEqual(['nickname'])
})

const passwords = { password: 'tajneheslo', password_confirmation: 'tajneheslo' }

test('R233 R311 the reset code is required and has at most four characters', () => {
  const code = (typed: string) =>
    fieldErrors(ResetByCodeFormSchema, { code: typed, ...passwords }).code
  expect(code('')).toBe('Pole „kód“ je povinné.')
  expect(code('7K2Q')).toBeUndefined()
  expect(code('7K2QX')).toBe('Pole „kód“ může mít nejvýše 4\u00a0znaky.')
})

test('R233 who came by the mailed link needs no code', () => {
  expect(fieldErrors(ResetByLinkFormSchema, passwords)).toEqual({})
})

test('R234 R311 a new password has 8 to 128 characters', () => {
  const password = (length: number) => {
    const typed = 'x'.repeat(length)
    const form = { password: typed, password_confirmation: typed }
    return fieldErrors(ResetByLinkFormSchema, form).password
  }
  expect(password(0)).toBe('Pole „heslo“ je povinné.')
  expect(password(7)).toBe('Pole „heslo“ musí mít alespoň 8\u00a0znaků.')
  expect(password(8)).toBeUndefined()
  expect(password(128)).toBeUndefined()
  expect(password(129)).toBe('Pole „heslo“ může mít nejvýše 128\u00a0znaků.')
})

test('R235 the repeated password is required and equal', () => {
  const again = (password_confirmation: string) =>
    fieldErrors(ResetByLinkFormSchema, { ...passwords, password_confirmation })
      .password_confirmation
  expect(again('')).toBe('Pole „heslo znovu“ je povinné.')
  expect(again('jineheslo')).toBe('Hesla se neshodují.')
  expect(again('tajneheslo')).toBeUndefined()
})

test('R236 of the errors a server found each field shows the first', () => {
  expect(serverErrors({ password: ['Krátké.', 'Slabé.'], code: [] })).toEqual({
    password: 'Krátké.',
  })
})

const person = {
  kind: 'private',
  nickname: 'jana_k',
  email: 'jana@example.cz',
  ...passwords,
  firstName: '',
  lastName: '',
  phoneNumber: '',
  verificationCode: '',
  pscId: null,
  rules: true,
  marketing: false,
}

const errorsOf = (changes: object) => fieldErrors(RegisterFormSchema, { ...person, ...changes })

test('a private person registers with a nickname, an e-mail, a password and the rules', () => {
  expect(errorsOf({})).toEqual({})
})

test.each([
  ['ab', 'Pole „přezdívka“ musí mít alespoň 3\u00a0znaky.'],
  ['x'.repeat(31), 'Pole „přezdívka“ může mít nejvýše 30\u00a0znaků.'],
  ['jana k', 'Přezdívka smí obsahovat jen písmena, číslice, tečku, podtržítko a pomlčku.'],
  ['777.123.456', 'Jméno nesmí obsahovat telefon, e-mail ani odkaz.'],
  ['podvod-example.cz', 'Jméno nesmí obsahovat telefon, e-mail ani odkaz.'],
  ['Žaneta.Nová-1', undefined],
  ['Z\u030caneta', undefined],
  ['a\u0336b\u0336c', 'Přezdívka smí obsahovat jen písmena, číslice, tečku, podtržítko a pomlčku.'],
])('the nickname „%s“ is answered %s', (nickname, error) => {
  expect(errorsOf({ nickname }).nickname).toBe(error)
})

test('registration names every other mistake under its field', () => {
  expect(
    errorsOf({ email: 'jana@', phoneNumber: '12', rules: false, password: 'JANA@example.cz' }),
  ).toMatchObject({
    email: 'E-mail není ve správném tvaru.',
    phoneNumber: 'Telefon není ve správném tvaru.',
    rules: 'Bez souhlasu s\u00a0pravidly inzerce nejde pokračovat.',
  })
  const same = { password: 'jana@example.cz', password_confirmation: 'jana@example.cz' }
  expect(errorsOf(same)).toEqual({
    password: 'Heslo nesmí být stejné jako přezdívka nebo e-mail.',
  })
})

test('R272 a phone in the registration is proved by its code, an empty one needs none', () => {
  const faults = (verificationCode: string) =>
    errorsOf({ phoneNumber: '777 123 456', verificationCode })

  expect(faults('')).toEqual({ verificationCode: 'Ověřte prosím telefon kódem z\u00a0SMS.' })
  expect(faults('482913')).toEqual({})
})

test.each([
  ['Alza.cz a. s.', undefined],
  ['Kola 777 123 456', 'Název firmy nesmí obsahovat telefon ani e-mail.'],
  ['Kola, jana@example.cz', 'Název firmy nesmí obsahovat telefon ani e-mail.'],
  ['<b>Kola</b>', 'Text nesmí obsahovat značky HTML.'],
])('P042 the name of a company „%s“ is answered %s', (companyName, error) => {
  expect(errorsOf({ kind: 'business', companyName }).companyName).toBe(error)
})

test('R194 a business tells its name, a valid IČO and a country, and certifies itself', () => {
  const business = {
    kind: 'business',
    companyName: 'Kola s.r.o.',
    companyId: '27082440',
    companyAddress: 'Cejl 12, 602 00 Brno',
    vatId: '',
    companyRegister: '',
    country: 'CZ',
    selfCertified: true,
  }
  expect(errorsOf(business)).toEqual({})
  expect(errorsOf({ ...business, companyId: '27082441' })).toEqual({
    companyId: 'IČO není platné.',
  })
  expect(Object.keys(errorsOf({ ...business, country: 'EU', selfCertified: false }))).toEqual(
    expect.arrayContaining(['country', 'selfCertified']),
  )
})

test('V022 a password longer than any there can be is told under its field', () => {
  const typed = { nickname: 'jana_k', password: 'a'.repeat(129) }

  expect(fieldErrors(LoginFormSchema, typed)).toEqual({
    password: 'Pole „heslo“ může mít nejvýše 128\u00a0znaků.',
  })
})
