/** What an account may be given. */
export const SCOPE_OPTIONS = [
  { value: 'user', label: 'uživatel' },
  { value: 'clerk', label: 'přepážka' },
  { value: 'moderator', label: 'moderátor' },
  { value: 'admin', label: 'správce' },
]
