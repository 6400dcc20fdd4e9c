import { countOf, WORD_FORMS } from '@inzrt/domain/text'

const characters = (count: number): string => countOf(count, WORD_FORMS.character)

/** Names that change when something is asked for; others stay as they are. */
const ACCUSATIVES: Readonly<Record<string, string>> = {
  rubrika: 'rubriku',
  lokalita: 'lokalitu',
  země: 'zemi',
  uzávěrka: 'uzávěrku',
  služba: 'službu',
  'jak rozhodnout': 'rozhodnutí',
}

/** Every sentence a form answers a wrong value with. `label` is one of `FIELD_LABEL`. */
export const formMessage = {
  required: (label: string): string => `Pole „${label}“ je povinné.`,
  choose: (label: string): string => `Vyberte prosím ${ACCUSATIVES[label] ?? label}.`,
  tooShort: (label: string, least: number): string =>
    `Pole „${label}“ musí mít alespoň ${characters(least)}.`,
  tooLong: (label: string, most: number): string =>
    `Pole „${label}“ může mít nejvýše ${characters(most)}.`,
  malformed: (label: string): string => `Pole „${label}“ není správně vyplněné.`,
  unnamed: 'Tenhle údaj není správně vyplněný.',
  digits: (label: string, count: number): string => `Pole „${label}“ musí mít ${count} číslic.`,
  whole: (label: string, { least, most }: { least: number; most: number }): string =>
    `Pole „${label}“ musí být celé číslo od ${least} do ${most}.`,
  ceased: 'Firma s\u00a0tímto IČO podle rejstříku zanikla.',
  slug: 'Adresa smí mít jen malá písmena bez diakritiky, číslice a pomlčky.',
  smsNumber: 'Číslo pro SMS má sedm číslic a začíná 90.',
  targetUrl: 'Adresa musí začínat https:// nebo http://.',
  email: 'E-mail není ve správném tvaru.',
  phone: 'Telefon není ve správném tvaru.',
  phoneCode: 'Ověřte prosím telefon kódem z\u00a0SMS.',
  companyId: 'IČO není platné.',
  coupon: 'Slevový kód má 4 až 20 písmen bez diakritiky a\u00a0číslic.',
  couponNotBySms: 'Slevový kód nejde uplatnit při platbě přes SMS.',
  couponForOthers: 'Slevový kód se na objednané služby nevztahuje.',
  partnerNeedsCompany: 'Partnerem může být jen firma, která má v\u00a0účtu IČO.',
  onlyPartners:
    'Na fakturu platí jen schválení obchodní partneři, přihlášení ke svému účtu. Zvolte prosím jiný způsob platby.',
  percent: 'Sleva v\u00a0procentech může být od 1 do 100.',
  nickname: 'Přezdívka smí obsahovat jen písmena, číslice, tečku, podtržítko a pomlčku.',
  passwordsDiffer: 'Hesla se neshodují.',
  passwordSame: 'Nové heslo musí být jiné než současné.',
  passwordIsName: 'Heslo nesmí být stejné jako přezdívka nebo e-mail.',
  rules: 'Bez souhlasu s\u00a0pravidly inzerce nejde pokračovat.',
  selfCertification:
    'Potvrďte prosím, že budete nabízet jen zboží a\u00a0služby v\u00a0souladu s\u00a0právem.',
  startNow: 'Požádejte prosím o\u00a0zahájení služby, bez toho ji nemůžeme spustit.',
  phoneOrMail: 'Telefon, nebo email je nutno zaškrtnout.',
  nameOrNickname: 'Vyplňte prosím jméno, nebo přezdívku.',
  contactInHeading: 'Nadpis nesmí obsahovat telefon, e-mail ani odkaz.',
  headingShouts: 'Nadpis nepište celý velkými písmeny.',
  contactInName: 'Jméno nesmí obsahovat telefon, e-mail ani odkaz.',
  html: 'Text nesmí obsahovat značky HTML.',
  priceType: 'U poptávky tenhle druh ceny použít nejde.',
  crowns: 'Částka v\u00a0Kč musí být celé číslo od 1 do 99\u00a0999\u00a0999.',
  euros:
    'Částka v\u00a0€ musí být od 0,01 do 99\u00a0999\u00a0999 a\u00a0mít nejvýše dvě desetinná místa.',
  tooManyImages: (most: number): string => `Fotek může být nejvýše ${most}.`,
  unsentImages: 'Některé fotky se nenahrály. Nahrajte je prosím znovu, nebo je odeberte.',
  chooseOffered: (label: string): string =>
    `V\u00a0poli „${label}“ vyberte prosím jednu z\u00a0nabízených možností.`,
  number: (
    label: string,
    { least, most, hasTenths }: { least: string; most: string; hasTenths: boolean },
  ): string =>
    hasTenths
      ? `Pole „${label}“ musí být číslo od ${least} do ${most}, nejvýš s\u00a0jedním desetinným místem.`
      : `Pole „${label}“ musí být celé číslo od ${least} do ${most}.`,
  contactInAttribute: (label: string): string =>
    `Pole „${label}“ nesmí obsahovat telefon, e-mail ani odkaz.`,
  foreignAttribute: 'Tenhle údaj do zvolené rubriky nepatří.',
  tooManyAttributes: (most: number): string => `Údajů může být nejvýše ${most}.`,
  twice: (name: string): string => `„${name}“ tu je dvakrát.`,
  foreignCode: (code: string): string =>
    `Kód „${code}“ tu není. Novou volbu napište jen názvem, bez kódu.`,
  wordlessChoice: 'Název volby musí mít aspoň jedno písmeno nebo číslici.',
  longChoice: (name: string, most: number): string =>
    `Volba „${name}…“ může mít nejvýše ${characters(most)}.`,
  tooManyChoices: (most: number): string => `Voleb může být nejvýše ${most}.`,
  promo: 'Vyberte prosím zvýraznění, nebo topování.',
  hours: {
    unreadable:
      'Napište hodiny třeba takhle: 8:00–12:00, 13:00–17:00. Když máte zavřeno, nechte pole prázdné.',
    turned: 'Zavírá se dřív, než se otevírá. Zkontrolujte prosím časy.',
    overlapping: 'Oba úseky se překrývají. Zkontrolujte prosím časy.',
    too_many: 'Na jeden den jde napsat nejvýš dva úseky.',
  },
  web: 'Napište veřejnou adresu webu, která začíná https:// a je bez diakritiky, třeba https://www.firma.cz.',
  contactInAbout: 'Text nesmí obsahovat telefon, e-mail ani odkaz. Adresa webu má vlastní pole.',
  heldWord: 'V\u00a0textu je slovo, které bez posouzení nezveřejňujeme. Napište ho prosím jinak.',
  adultText: 'Tenhle text patří na stránku pro dospělé. Napište ho prosím jinak.',
  scamLink: 'Adresa vypadá jako napodobenina jiné firmy. Napište prosím adresu vlastního webu.',
  stretchedLogo: (most: number): string =>
    `Logo smí být nejvýš ${most}krát delší na jednu stranu než na druhou.`,
  lostLogo: 'Logo už u\u00a0nás není. Nahrajte ho prosím znovu.',
  goodFaith: 'Potvrďte prosím, že oznámení podáváte v\u00a0dobré víře.',
} as const
