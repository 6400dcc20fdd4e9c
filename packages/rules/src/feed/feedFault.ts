import { groupThousands } from '@inzrt/domain/text'
import { FEED_ADDRESS_MAX, FEED_COLUMNS_MAX, FEED_LINE_MAX, FEED_NUMBER_MAX } from '../limits.ts'
import type { LineFault } from './createCsvReader.ts'

const UNREADABLE: Readonly<Record<LineFault, string>> = {
  too_long: `Řádek je delší než ${groupThousands(FEED_LINE_MAX)}\u00a0znaků. Nechybí někde uvozovky?`,
  too_many_columns: `Řádek má víc než ${FEED_COLUMNS_MAX}\u00a0sloupců.`,
  quotes: 'Uvozovky na řádku nejsou uzavřené. Uvozovky uvnitř textu se píšou zdvojené.',
  not_text: 'Řádek obsahuje znaky, které do textu nepatří.',
  lost: 'V\u00a0souboru zůstávají uvozovky neuzavřené na příliš mnoha řádcích. Uvozovky uvnitř textu se píšou zdvojené.',
}

/** Sentences about a line of a file beyond those of the form. */
export const feedFault = {
  oneOf: (values: readonly string[]): string =>
    `Může tu být ${values.slice(0, -1).join(', ')}, nebo ${values.at(-1)}.`,
  unreadable: (fault: LineFault): string => UNREADABLE[fault],
  brokenXml: (line: number): string => `Soubor XML je na řádku ${line} poškozený.`,
  doctype: 'Soubor XML obsahuje deklaraci DOCTYPE. Vynechte ji prosím.',
  failed: 'Soubor se nepodařilo zpracovat. Napište nám prosím, podíváme se na něj.',
  deepXml: (line: number): string =>
    `Soubor XML má na řádku ${line} příliš mnoho prvků v\u00a0sobě.`,
  manyXmlAttributes: (line: number): string =>
    `Prvek souboru XML na řádku ${line} má víc než ${FEED_COLUMNS_MAX}\u00a0atributů.`,
  elementTwice: (name: string): string => `Prvek „${name}“ je v\u00a0inzerátu dvakrát.`,
  longElement: `Inzerát je delší než ${groupThousands(FEED_LINE_MAX)}\u00a0znaků.`,
  manyElements: `Inzerát má víc než ${FEED_COLUMNS_MAX}\u00a0prvků.`,
  notText: 'Inzerát obsahuje znaky, které do textu nepatří.',
  noTable: 'Soubor není CSV ani XML. Sešit z\u00a0tabulkového programu prosím uložte jako CSV.',
  wrongKind: (kind: string): string =>
    `Soubor je ${kind}, a\u00a0ne CSV ani XML. Inzeráty prosím uložte z\u00a0programu, ve kterém je máte, jako CSV.`,
  utf16: 'Soubor je v\u00a0kódování UTF-16. Uložte ho prosím jako CSV v\u00a0UTF-8.',
  unknownSection:
    'Rubriku s\u00a0takovou adresou tu nemáme. Napište tu, která je v\u00a0prohlížeči za lomítkem.',
  parentSection: 'Rubrika se dělí na další. Napište prosím adresu jedné z\u00a0nich.',
  noPlace: 'Doplňte místo, nebo ho vyplňte ve svém profilu.',
  unknownPlace:
    'Takové místo neznáme. Napište PSČ, a\u00a0kde jich má víc míst, i\u00a0jméno: 612\u00a000 Brno.',
  noNumber: 'Doplňte vlastní číslo, podle kterého inzerát příště poznáme.',
  longNumber: `Vlastní číslo může mít nejvýše ${FEED_NUMBER_MAX}\u00a0znaků.`,
  numberTwice: (line: number, isXml = false): string =>
    `Stejné vlastní číslo má už ${isXml ? `${line}.\u00a0inzerát v\u00a0souboru` : `řádek ${line}`}.`,
  otherAd: 'Takový inzerát mezi vašimi není.',
  fixed: 'Rubriku ani druh hotového inzerátu změnit nejde. Dejte řádku nové vlastní číslo.',
  blocked: 'Inzerát jsme zablokovali, změnit ho nejde.',
  reserved: 'Inzerát je rezervovaný. Změníte ho, až rezervaci zrušíte.',
  paid: 'Rubrika je placená. Nechte ji při nahrání zaplatit z\u00a0kreditu.',
  photoAddress: (n: number): string =>
    `${n}. fotka nemá použitelnou adresu. Má začínat https:// nebo http:// a\u00a0mít nejvýš ${groupThousands(FEED_ADDRESS_MAX)}\u00a0znaků.`,
  photo: (n: number, why: string): string => `${n}. fotka: ${why}`,
  photosOver: 'Dál to nezkoušíme. Až budou na adrese v\u00a0pořádku, nahrajte soubor prosím znovu.',
  photosLate: 'Inzerát už změnit nejde, a\u00a0tak jsme fotky nestáhli.',
  manyPlaces: (names: string): string =>
    `Pod tímto PSČ je víc míst: ${names}. Připište k\u00a0němu jméno místa.`,
} as const
