/** Fields a private person leaves out, as the form has them. */
export const EMPTY_REGISTRATION = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  verificationCode: '',
  pscId: null,
  companyName: '',
  companyId: '',
  companyAddress: '',
  vatId: '',
  companyRegister: '',
  country: 'CZ',
  selfCertified: false,
} as const
