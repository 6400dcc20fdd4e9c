import { DRAWING_WORDS } from './drawingWords.ts'

const pictures = Object.entries(DRAWING_WORDS).flat().join(', ')

/** What the pages that tell rules answer, in the words people ask with. */
export const GUIDE_WORDS: Readonly<Record<string, string>> = {
  Barvy: 'barva, odstín, kontrast, nápověda, šedá na modré, text na barvě, velikost písma',
  Dily: 'seznam komponent, přehled, stav dílů',
  Formulare: 'formulář, chyba pole, povinné pole, popisek, nápověda, ověření',
  Hledani: 'hledání, vyhledávání, našeptávač',
  Kresby: `ikona, ikony, obrázek, ilustrace, symbol, ${pictures}`,
  Okna: 'okno, dialog, zpráva, hlášení, toast',
  Pohyb: 'animace, přechod, trvání',
  Pristupnost: 'klávesnice, čtečka, WCAG, zaostření, fokus',
  Radek: 'řádek inzerátu, seznam, karta',
  Stavy: 'prázdný seznam, chyba, čekání, načítání, nenalezeno, offline',
  Tokeny: 'token, proměnná, mezera, rozestup, stín, zaoblení, vrstva, Figma, JSON',
  Ton: 'tón, oslovení, vykání, slovník, text, prázdný seznam, délka nadpisu',
  Typografie:
    'cena, cena nula, zdarma, datum, čas, telefon, délka nadpisu, uvozovky, pomlčka, mezera, skloňování',
  Uvod: 'začátek, zásady, principy',
}
