/** What became of an incoming SMS. */
export const SMS_OUTCOMES = [
  'too_long',
  'diacritics',
  'empty',
  'help',
  'stopped',
  'unknown',
  'late',
  'wrong_number',
  'too_many',
  'ad_waiting',
  'reply_sent',
  'reply_to_nobody',
  'part_paid',
  'paid',
  'paid_in_vain',
  'already_paid',
  'unknown_code',
  'order_closed',
] as const

/** One of `SMS_OUTCOMES`. */
export type SmsOutcome = (typeof SMS_OUTCOMES)[number]

/** Outcomes in which the sender got what the message costs, or is owed it by the order; in all others the message is. */
const WORTH_THE_PRICE: readonly SmsOutcome[] = [
  'help',
  'stopped',
  'ad_waiting',
  'reply_sent',
  'part_paid',
  'paid',
  'paid_in_vain',
]

const BACK = 'Castku vratime.'

const REPLIES: Readonly<Record<SmsOutcome, (number: string) => string>> = {
  too_long: () => `Zprava je delsi nez 160 znaku. Zkratte ji prosim a poslete znovu. ${BACK}`,
  diacritics: () =>
    `Zprava obsahuje hacky, carky nebo jine zvlastni znaky. Poslete ji prosim znovu bez diakritiky. ${BACK}`,
  empty: () => `Zprava nema zadny text. Pro seznamovaci inzerat poslete IN IE a text. ${BACK}`,
  help: (number) =>
    `IN IE text na ${number} = seznamovaci inzerat, 33 Kc vc. DPH. RE kod text na ${number} = odpoved, 33 Kc vc. DPH. STOP = ukonceni sluzby.`,
  stopped: () =>
    'Sluzba je ukoncena. Vase SMS inzeraty jsme stahli a dalsi zpravy vam posilat nebudeme.',
  unknown: () => `Zprave nerozumime. Pro napovedu poslete HELP. ${BACK}`,
  late: () => `Zprava k nam dorazila prilis pozde, nezpracovali jsme ji. ${BACK}`,
  wrong_number: (number) => `Zprava prisla na jine cislo. Poslete ji prosim na ${number}. ${BACK}`,
  too_many: () => `Z vaseho cisla prislo prilis mnoho zprav. Zkuste to prosim pozdeji. ${BACK}`,
  ad_waiting: () =>
    'Dekujeme, inzerat zverejnime po kontrole, obvykle do druheho pracovniho dne. Pak vam posleme kod pro odpovedi.',
  reply_sent: () => 'Dekujeme, odpoved jsme predali. Vase cislo se nikdo nedozvi.',
  reply_to_nobody: () => `Inzerat s timto kodem nemame nebo uz odpovedi neprijima. ${BACK}`,
  part_paid: () => 'Dekujeme, prvni castku mame. Poslete prosim i dalsi zpravu podle navodu.',
  paid: () => 'Dekujeme, objednavka je zaplacena.',
  paid_in_vain: () => `Zaplatili jste, ale objednavku uz nejde splnit. ${BACK}`,
  already_paid: () => `Za tento kod uz jste zaplatili. ${BACK}`,
  unknown_code: () => `Kod z vasi zpravy nezname. ${BACK}`,
  order_closed: () => `Objednavka uz neplati. ${BACK}`,
}

/** Whether the price of a message is owed back to its sender, and no order says so already. */
export const isSmsRefundDue = (outcome: SmsOutcome): boolean => !WORTH_THE_PRICE.includes(outcome)

/**
 * The text sent back: one SMS, without diacritics.
 * @param number where the sender should write, for the outcomes that name it
 * @example smsReply('unknown', '9093333') // "Zprave nerozumime. Pro napovedu poslete HELP. …"
 */
export const smsReply = (outcome: SmsOutcome, number: string): string => REPLIES[outcome](number)
