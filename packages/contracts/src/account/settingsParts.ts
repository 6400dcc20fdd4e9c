/** Parts of an account's settings that letters, notifications and pages lead to, by their anchors. */
export const SETTINGS_PARTS = {
  companyPage: 'stranka-firmy',
  email: 'email',
  password: 'heslo',
  secondFactor: 'dva-kroky',
  letters: 'oznameni',
  devices: 'zarizeni',
} as const
