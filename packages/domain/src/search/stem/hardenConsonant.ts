const words = (list: string): string => list.trim().split(/\s+/).join('|')

/**
 * Nouns on -k by what stands before it, where the soft form alone does not tell: „sklenicích“ are of
 * „sklenice“ and „skládacích“ of „skládací“, but „truhlících“ of „truhlík“.
 */
const HARD_ROOTS = words(`
  balik botnik bubenik budik cenik denik delnik hoblik holubnik hrebik hudebnik chodnik jezevcik kapesnik kbelik
  knihovnik knoflik kolik konik kosik kotnik kralik krecik kurnik mladik nakladnik nocnik nosnik pernik podnik pomnik
  ponik pracovnik prostrednik psik remeslnik reznik rucnik rybnik rychlik slovnik spalik spendlik
  strevik svicnik travnik truhlik uzlik varhanik vcelnik vetrnik vozik zahonik zahradnik zakaznik zapisnik zednik
  zvonik
  drzak horak kajak kopak lepak lisak lyzak nakladak navijak ovcak padak panelak podberak polak rybak sedak
  sesivak slovak sporak sroubovak tahak teplak tulak usak varak vesak vlcak vojak vrtak zobak
  brouk klobouk pavouk buk kluk luk zvuk blok bok krok potok skok
`)

/** Nouns on -ika, whose dative ends as other nouns do: „harmonice“, but „lednice“. */
const HARD_FEMININES = words(`
  akustika automatika botanika elektronika fabrika fyzika gymnastika grafika harmonika hydraulika informatika
  keramika klasika klinika kosmetika kronika logika matematika mechanika mozaika muzika optika paprika plastika
  pneumatika replika technika tunika
`)

const softened = (nouns: string, ending: RegExp, soft: string): string =>
  nouns
    .split('|')
    .map((noun) => noun.replace(ending, soft))
    .join('|')

const ON_K = new RegExp(`^(${softened(HARD_ROOTS, /k$/, '')})c(?:i|ich)$`)
/** „V Mělníce“; of other nouns only their kin end so: „hoblice“ is no „hoblík“. */
const TOWN_ON_K = /^(melni|rakovni)c(?:e|i)$/
const ON_IKA = new RegExp(`^(${softened(HARD_FEMININES, /ka$/, '')})ce$`)
/** „Jazycích“, „ořeších“, „kožiších“: no other words end so. */
const ON_YK = /^([a-z]+y)c(?:i|ich)$/
const ON_CH = /^([a-z]+[ei])sich$/

/** Turns a form whose k or ch has become c or š into one that has it: „truhlících“ into „truhliku“. */
export const hardenConsonant = (word: string): string =>
  word
    .replace(ON_K, '$1ku')
    .replace(TOWN_ON_K, '$1ku')
    .replace(ON_IKA, '$1ka')
    .replace(ON_YK, '$1ku')
    .replace(ON_CH, '$1chu')
