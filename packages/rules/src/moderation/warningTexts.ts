import type { MessageWarning } from './messageWarnings.ts'

/** What a conversation says above a message in which fraud often begins. */
export const WARNING_TEXTS = {
  scam: 'Odkaz vypadá jako podvodná stránka dopravce nebo banky. Neotvírejte ho a nic tam nevyplňujte.',
  link: 'Už první zpráva vede na jiný web. Údaje ani platby na něm nezadávejte.',
  phone: 'Už první zpráva vás láká k telefonu. Domluvu tady můžeme dohledat, hovor ne.',
  whatsapp: 'Už první zpráva vás láká na WhatsApp. Podvodníci odvádějí lidi z portálu pryč.',
  courier: 'Kurýr, který přiveze peníze, neexistuje.',
  card: 'Číslo karty ani kódy z SMS nikomu neříkejte: k přijetí peněz je nikdo nepotřebuje.',
  deposit: 'Zálohu neposílejte, dokud jste zboží neviděli.',
} as const satisfies Record<MessageWarning, string>
