import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import { WATCHES_MAX } from '@inzrt/rules/limits'
import type { LetterPageTexts } from './LetterPage.tsx'
import { LATER } from './readOutcome.ts'

const FAILURES = {
  chyba: 'Odkaz není úplný. Otevřete ho prosím přímo z\u00a0e-mailu.',
  mnoho: 'Pokusů bylo moc. Zkuste to prosím za chvíli.',
  pozdeji: LATER,
} as const

const ENDED = 'Hotovo. Tahle upozornění už posílat nebudeme.'

export const CONFIRM_WATCH: LetterPageTexts = {
  title: 'Potvrzení hlídání',
  lead: 'Zbývá potvrdit, že nové inzeráty chcete dostávat e-mailem.',
  action: GATEWAY_PATHS.confirmWatch,
  button: 'Hlídat nové inzeráty',
  outcomes: {
    hotovo:
      'Hlídáme. Jakmile něco přibude, přijde vám e-mail a\u00a0v\u00a0něm i\u00a0odkaz, kterým hlídání ukončíte.',
    neplati: 'Odkaz už neplatí. Vyhledejte prosím inzeráty znovu a\u00a0požádejte o\u00a0nový.',
    plno: `Na jednu adresu hlídáme nejvýše ${WATCHES_MAX} hledání. Některé prosím nejdřív ukončete odkazem v\u00a0jeho e-mailu.`,
    ...FAILURES,
  },
}

export const UNSUBSCRIBE: LetterPageTexts = {
  title: 'Zrušení upozornění',
  lead: 'Hledání uložené v\u00a0účtu vám v\u00a0něm zůstane, jen o\u00a0něm přestaneme psát. Bez účtu zapomeneme i\u00a0vaši adresu.',
  action: GATEWAY_PATHS.unsubscribe,
  isAtOnce: true,
  button: 'Už mi upozornění neposílejte',
  outcomes: {
    hotovo: ENDED,
    neplati: 'Tahle upozornění už neposíláme, nebo odkaz není úplný.',
    plno: ENDED,
    ...FAILURES,
  },
}
