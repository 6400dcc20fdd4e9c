/** What the gateway answers itself, without asking anyone. */
export const GATEWAY_PATHS = {
  enter: '/vekova-brana/vstoupit',
  /** Begins a proof, for ads that ask for one. */
  prove: '/vekova-brana/overit',
  /** Where the service that proves a visitor's age sends them back to. */
  proved: '/vekova-brana/overeno',
  /** Forgets that the gate was passed and leads away from the site. */
  leave: '/vekova-brana/odejit',
  /** Turns the discreet look of the adult site on and off. */
  discreet: '/diskretni-rezim',
  /** Where forms without a script go: watching a search without an account, its confirmation, the end of letters. */
  watch: '/hlidani/poslat',
  confirmWatch: '/hlidani/potvrzeni/poslat',
  unsubscribe: '/uzivatel/odhlasit-odber/poslat',
  /** Reads a conversation and writes on in it without a script. */
  readConversation: '/zpravy/cist',
  /** Where pages tell that a script of theirs failed. */
  scriptError: '/chyba-skriptu',
  /** How the portal works just now. */
  status: '/stav-provozu',
  securityText: '/.well-known/security.txt',
  health: '/healthz',
  readiness: '/readyz',
  metrics: '/metrics',
} as const
