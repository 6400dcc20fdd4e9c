/** What the registration form holds: the fields of a business lie ready also for a private person. */
export type RegisterValues = {
  kind: 'private' | 'business'
  nickname: string
  email: string
  password: string
  password_confirmation: string
  companyName: string
  companyId: string
  companyAddress: string
  vatId: string
  companyRegister: string
  country: string
  selfCertified: boolean
  firstName: string
  lastName: string
  phoneNumber: string
  verificationCode: string
  pscId: number | null
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
  companyName: '',
  companyId: '',
  companyAddress: '',
  vatId: '',
  companyRegister: '',
  country: 'CZ',
  selfCertified: false,
  firstName: '',
  lastName: '',
  phoneNumber: '',
  verificationCode: '',
  pscId: null,
  rules: false,
  marketing: false,
}
