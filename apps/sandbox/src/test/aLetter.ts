import type { Letter } from '../mail/Letter.ts'

/** A letter that came. */
export const aLetter = (changes: Partial<Letter> = {}): Letter => ({
  key: '7f6f4f5c-54b7-4f7a-9d5b-0c8a3f1d2e3b',
  sender: 'Inzrt <posta@inzrt.example>',
  recipient: 'jana@example.cz',
  replyTo: null,
  subject: 'Potvrďte svůj e-mail',
  text: 'Otevřete http://inzrt.example/uzivatel/overeni-emailu?token=tajne',
  html: '<a href="http://inzrt.example/uzivatel/overeni-emailu?token=tajne">Potvrdit</a>',
  sentAt: '2026-11-25T12:00:00.000Z',
  ...changes,
})
