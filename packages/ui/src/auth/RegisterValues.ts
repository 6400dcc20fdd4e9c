/** What the registration form holds: the fields of a business lie ready also for a private person. */
export type RegisterValues = {
  kind: 'private' | 'business'
  nickname: string
  email: string
  password: string
  password_confirmation: string
  firstName: string
  lastName: string
  phoneNumber: string
  pscId: number | null
  companyName: string
  companyId: string
  vatId: string
  companyRegister: string
  country: string
  selfCertified: boolean
  rules: boolean
  marketing: boolean
}

/** An empty form: a private person from Česko who wants no news. */
export const EMPTY_REGISTRATION: RegisterValues = {
  kind: 'private',
  nickname: '',
  email: '',
  password: '',
  password_confirmation: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  pscId: null,
  companyName: '',
  companyId: '',
  vatId: '',
  companyRegister: '',
  country: 'CZ',
  selfCertified: false,
  rules: false,
  marketing: false,
}
