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

/** Numbers, or what they are in words: `120 000 km`. */
type Ends = Readonly<{ least: number | string; most: number | string }>

// Every sentence a form answers a wrong value with; a label is one of `FIELD_LABEL`. Each is exported by itself, so that
// a page carries those it says.
export const required = (label: string): string => `Pole „${label}“ je povinné.`
export const choose = (label: string): string => `Vyberte prosím ${ACCUSATIVES[label] ?? label}.`
export const tooShort = (label: string, least: number): string =>
  `Pole „${label}“ musí mít alespoň ${characters(least)}.`
export const tooLong = (label: string, most: number): string =>
  `Pole „${label}“ může mít nejvýše ${characters(most)}.`
export const malformed = (label: string): string => `Pole „${label}“ není správně vyplněné.`
export const unnamed = 'Tenhle údaj není správně vyplněný.'
export const digits = (label: string, count: number): string =>
  `Pole „${label}“ musí mít ${count} číslic.`
export const whole = (label: string, { least, most }: Ends): string =>
  `Pole „${label}“ musí být celé číslo od ${least} do ${most}.`
export const ceased = 'Firma s\u00a0tímto IČO podle rejstříku zanikla.'
export const slug = 'Adresa smí mít jen malá písmena bez diakritiky, číslice a pomlčky.'
export const smsNumber = 'Číslo pro SMS má sedm číslic a začíná 90.'
export const targetUrl = 'Adresa musí začínat https:// nebo http://.'
export const email = 'E-mail není ve správném tvaru.'
export const phone = 'Telefon není ve správném tvaru.'
export const phoneCode = 'Ověřte prosím telefon kódem z\u00a0SMS.'
export const companyId = 'IČO není platné.'
export const coupon = 'Slevový kód má 4 až 20 písmen bez diakritiky a\u00a0číslic.'
export const couponNotBySms = 'Slevový kód nejde uplatnit při platbě přes SMS.'
export const couponForOthers = 'Slevový kód se na objednané služby nevztahuje.'
export const partnerNeedsCompany = 'Partnerem může být jen firma, která má v\u00a0účtu IČO.'
export const onlyPartners =
  'Na fakturu platí jen schválení obchodní partneři, přihlášení ke svému účtu. Zvolte prosím jiný způsob platby.'
export const percent = 'Sleva v\u00a0procentech může být od 1 do 100.'
export const nickname = 'Přezdívka smí obsahovat jen písmena, číslice, tečku, podtržítko a pomlčku.'
export const passwordsDiffer = 'Hesla se neshodují.'
export const passwordSame = 'Nové heslo musí být jiné než současné.'
export const passwordIsName = 'Heslo nesmí být stejné jako přezdívka nebo e-mail.'
export const rules = 'Bez souhlasu s\u00a0pravidly inzerce nejde pokračovat.'
export const selfCertification =
  'Potvrďte prosím, že budete nabízet jen zboží a\u00a0služby v\u00a0souladu s\u00a0právem.'
export const startNow = 'Požádejte prosím o\u00a0zahájení služby, bez toho ji nemůžeme spustit.'
export const phoneOrMail = 'Telefon, nebo email je nutno zaškrtnout.'
export const nameOrNickname = 'Vyplňte prosím jméno, nebo přezdívku.'
export const contactInHeading = 'Nadpis nesmí obsahovat telefon, e-mail ani odkaz.'
export const headingShouts = 'Nadpis nepište celý velkými písmeny.'
export const contactInCompanyName = 'Název firmy nesmí obsahovat telefon ani e-mail.'
export const contactInName = 'Jméno nesmí obsahovat telefon, e-mail ani odkaz.'
export const html = 'Text nesmí obsahovat značky HTML.'
export const priceType = 'U poptávky tenhle druh ceny použít nejde.'
export const crowns = 'Částka v\u00a0Kč musí být celé číslo od 1 do 99\u00a0999\u00a0999.'
export const euros =
  'Částka v\u00a0€ musí být od 0,01 do 99\u00a0999\u00a0999 a\u00a0mít nejvýše dvě desetinná místa.'
export const tooManyImages = (most: number): string => `Fotek může být nejvýše ${most}.`
export const unsentImages =
  'Některé fotky se nenahrály. Nahrajte je prosím znovu, nebo je odeberte.'
export const chooseOffered = (label: string): string =>
  `V\u00a0poli „${label}“ vyberte prosím jednu z\u00a0nabízených možností.`

export const number = (
  label: string,
  { hasTenths, ...ends }: Ends & { hasTenths: boolean },
): string =>
  hasTenths
    ? `Pole „${label}“ musí být číslo od ${ends.least} do ${ends.most}, nejvýš s\u00a0jedním desetinným místem.`
    : whole(label, ends)

export const contactInAttribute = (label: string): string =>
  `Pole „${label}“ nesmí obsahovat telefon, e-mail ani odkaz.`
export const foreignAttribute = 'Tenhle údaj do zvolené rubriky nepatří.'
export const tooManyAttributes = (most: number): string => `Údajů může být nejvýše ${most}.`
export const twice = (name: string): string => `„${name}“ tu je dvakrát.`
export const foreignCode = (code: string): string =>
  `Kód „${code}“ tu není. Novou volbu napište jen názvem, bez kódu.`
export const wordlessChoice = 'Název volby musí mít aspoň jedno písmeno nebo číslici.'
export const longChoice = (name: string, most: number): string =>
  `Volba „${name}…“ může mít nejvýše ${characters(most)}.`
export const tooManyChoices = (most: number): string => `Voleb může být nejvýše ${most}.`
export const promo = 'Vyberte prosím zvýraznění, nebo topování.'

export const hours = {
  unreadable:
    'Napište hodiny třeba takhle: 8:00–12:00, 13:00–17:00. Když máte zavřeno, nechte pole prázdné.',
  turned: 'Zavírá se dřív, než se otevírá. Zkontrolujte prosím časy.',
  overlapping: 'Oba úseky se překrývají. Zkontrolujte prosím časy.',
  too_many: 'Na jeden den jde napsat nejvýš dva úseky.',
} as const

export const web =
  'Napište veřejnou adresu webu, která začíná https:// a je bez diakritiky, třeba https://www.firma.cz.'
export const contactInAbout =
  'Text nesmí obsahovat telefon, e-mail ani odkaz. Adresa webu má vlastní pole.'
export const heldWord =
  'V\u00a0textu je slovo, které bez posouzení nezveřejňujeme. Napište ho prosím jinak.'
export const adultText = 'Tenhle text patří na stránku pro dospělé. Napište ho prosím jinak.'
export const scamLink =
  'Adresa vypadá jako napodobenina jiné firmy. Napište prosím adresu vlastního webu.'
export const stretchedLogo = (most: number): string =>
  `Logo smí být nejvýš ${most}krát delší na jednu stranu než na druhou.`
export const lostLogo = 'Logo už u\u00a0nás není. Nahrajte ho prosím znovu.'
export const goodFaith = 'Potvrďte prosím, že oznámení podáváte v\u00a0dobré víře.'
