/** Known to everybody who reads this: good for one machine, never for a network. */
export const LOCAL_KEY = 'local-internal-key'

type Rule = readonly [isBroken: (environment: NodeJS.ProcessEnv) => boolean, fault: string]

const needs = (name: string, what: string): Rule => [
  (environment) => !environment[name],
  `production needs ${name}, ${what}`,
]

const RULES: readonly Rule[] = [
  [
    ({ INTERNAL_KEY = LOCAL_KEY }) => INTERNAL_KEY === LOCAL_KEY,
    'production needs an INTERNAL_KEY of its own',
  ],
  [
    ({ SANDBOX }) => SANDBOX === '1',
    "SANDBOX shows everybody's mail and moves the clock; production refuses it",
  ],
  needs('TOKEN_KEYS', 'the keys of sessions'),
  needs('SMTP_URL', 'the mail server'),
  needs('MAIL_FROM', 'the address letters come from'),
  needs('GENERAL_ORIGIN', 'the public address of the general site'),
  needs('ADULT_ORIGIN', 'the public address of the adult site'),
  [
    ({ GP_WEBPAY_MERCHANT, SUPPLIER_NAME }) => Boolean(GP_WEBPAY_MERCHANT) && !SUPPLIER_NAME,
    'payments by card need SUPPLIER_NAME, whom receipts name',
  ],
]

/** What of these settings suits one machine only and may not go into production. */
export const productionFaults = (environment: NodeJS.ProcessEnv): readonly string[] =>
  RULES.filter(([isBroken]) => isBroken(environment)).map(([, fault]) => fault)
