import type { Section } from '@inzrt/contracts/browse/section'
import type { Article } from './Article.ts'
import { toPriceTable } from './toPriceTable.ts'

/** Line ads, how they look on the web and on paper, and what they cost in which section. */
export const lineAds = (sections: readonly Section[]): Article => {
  const prices = toPriceTable(sections)

  return {
    title: 'Textová inzerce',
    lead: 'Řádkový inzerát je protějšek plošné reklamy: pár slov, cena a kontakt. Takhle vypadá a tolik stojí.',
    parts: [
      {
        id: 'na-webu',
        heading: 'Na webu',
        blocks: [
          'Inzerát má v seznamu nadpis, druh, místo, cenu a první fotku, na své stránce pak celý text, fotky a kontakt. V rubrikách se schvalováním vyjde po kontrole, v ostatních hned.',
        ],
      },
      {
        id: 'v-novinach',
        only: 'printed',
        heading: 'V novinách',
        blocks: [
          'Inzeráty, které jsou při uzávěrce zveřejněné, otiskneme zdarma v nejbližším čísle. Z inzerátu vytiskneme začátek textu, cenu, obec a šestimístný kód; kód napsaný do vyhledávání otevře celý inzerát na webu.',
          'Uzávěrka je ve čtvrtek ve 12:00, noviny vycházejí následující úterý. Termíny jsou na stránce [Data vydání](/data-vydani), vydaná čísla v [archivu](/archiv-novin).',
        ],
      },
      {
        id: 'cenik',
        heading: 'Ceník',
        blocks: [
          'V rubrikách, které tu nejsou, je inzerát zdarma.',
          ...(prices ? [prices] : []),
          'Zvýraznění a topování se objednává zvlášť, ceny jsou na stránce [O inzerci](/o-inzerci#zvyrazneni).',
        ],
      },
      {
        id: 'jak-vlozit',
        heading: 'Jak inzerát vložit',
        blocks: [
          'Formulář je na stránce [Vložit inzerát](/vlozit-inzerat), přehled všech rubrik na stránce [Rubriky inzerce](/rubriky-inzerce). Bez internetu poslouží [SMS seznamka](/sms-seznamka).',
        ],
      },
    ],
  }
}
