import type { PluralForms } from './plural.ts'

const forms = (one: string, few: string, other: string, many: string): PluralForms => ({
  one,
  few,
  other,
  many,
})

/** Nouns that the portal counts, in their four forms. */
export const WORD_FORMS = {
  advert: forms('inzerát', 'inzeráty', 'inzerátů', 'inzerátu'),
  /** After „z“: 24 z 335 inzerátů, 1 z 1 inzerátu. */
  advertGenitive: forms('inzerátu', 'inzerátů', 'inzerátů', 'inzerátu'),
  newAdvert: forms('nový inzerát', 'nové inzeráty', 'nových inzerátů', 'nového inzerátu'),
  section: forms('rubrika', 'rubriky', 'rubrik', 'rubriky'),
  subsection: forms('podrubrika', 'podrubriky', 'podrubrik', 'podrubriky'),
  result: forms('výsledek', 'výsledky', 'výsledků', 'výsledku'),
  more: forms('další', 'další', 'dalších', 'dalšího'),
  photo: forms('fotka', 'fotky', 'fotek', 'fotky'),
  page: forms('strana', 'strany', 'stran', 'strany'),
  edition: forms('vydání', 'vydání', 'vydání', 'vydání'),
  character: forms('znak', 'znaky', 'znaků', 'znaku'),
  view: forms('zobrazení', 'zobrazení', 'zobrazení', 'zobrazení'),
  phoneReveal: forms(
    'odkrytí telefonu',
    'odkrytí telefonu',
    'odkrytí telefonu',
    'odkrytí telefonu',
  ),
  message: forms('zpráva', 'zprávy', 'zpráv', 'zprávy'),
  newMessage: forms('nová zpráva', 'nové zprávy', 'nových zpráv', 'nové zprávy'),
  /** After „z“: 24 z 30 konverzací. */
  conversationGenitive: forms('konverzace', 'konverzací', 'konverzací', 'konverzace'),
  /** After „z“: 24 z 30 upozornění. */
  notificationGenitive: forms('upozornění', 'upozornění', 'upozornění', 'upozornění'),
  /** After „z“: 24 z 30 objednávek. */
  orderGenitive: forms('objednávky', 'objednávek', 'objednávek', 'objednávky'),
  invoice: forms('faktura', 'faktury', 'faktur', 'faktury'),
  complaint: forms('reklamace', 'reklamace', 'reklamací', 'reklamace'),
  second: forms('sekunda', 'sekundy', 'sekund', 'sekundy'),
  minute: forms('minuta', 'minuty', 'minut', 'minuty'),
  minuteAccusative: forms('minutu', 'minuty', 'minut', 'minuty'),
  hour: forms('hodina', 'hodiny', 'hodin', 'hodiny'),
  day: forms('den', 'dny', 'dní', 'dne'),
  /** After „do“ and „za posledních“: do 14 dnů, do 1 dne. */
  dayGenitive: forms('dne', 'dnů', 'dnů', 'dne'),
  week: forms('týden', 'týdny', 'týdnů', 'týdne'),
  month: forms('měsíc', 'měsíce', 'měsíců', 'měsíce'),
  year: forms('rok', 'roky', 'let', 'roku'),
} as const satisfies Readonly<Record<string, PluralForms>>
