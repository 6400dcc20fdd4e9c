import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Obsah rubrik',
  status: 'stable',
  since: '0.1',
  purpose:
    'Rubriky a podrubriky vysazené jako obsah novin: obrázek, jméno, tečky a počet na konci řádku. Stojí na titulní straně a na stránce všech rubrik.',
  avoid: [
    { when: 'Rubriky v hlavičce jsou jeden řádek.', instead: 'SiteNav' },
    { when: 'Podrubriky vedle seznamu inzerátů.', instead: 'SubsectionNav' },
  ],
  anatomy: [
    { part: 'Obrázek rubriky', text: 'Vystřižený, jen pro oko.', component: 'SectionIcon' },
    { part: 'Rubrika', text: 'Odkaz, vodicí tečky a počet.' },
    { part: 'Podrubriky', text: 'Na titulní straně nejvýš tři nejživější.' },
    { part: 'Cena', text: 'Nepovinná poznámka, kolik inzerát stojí.' },
  ],
  dos: [
    { text: 'Počty zarovnejte na konec řádku, tečky k nim dovedou oko.', story: 'Contents' },
    { text: 'Na stránce s ceníkem řekněte i „zdarma“.', story: 'Priced' },
  ],
  donts: [
    {
      text: 'Zaokrouhlené počty („přes 1 000“): poctivé číslo je krátké.',
      drawing: 'rounded-count',
    },
  ],
  words: 'Jména rubrik jsou z databáze, nezkracujeme je. Cena je „49 Kč“, nebo „zdarma“.',
  access: {
    names: 'Seznam odkazů pod nadpisy; tečky čtečka neslyší, počet je součástí odkazu.',
    keys: 'Jeden odkaz na rubriku i podrubriku.',
  },
}
