import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hlava inzerenta',
  status: 'stable',
  since: '0.1',
  purpose:
    'Kdo inzeruje, nad seznamem jeho inzerátů: razítko, nebo logo, údaje, u firmy číslo a web, a jak se ozvat.',
  avoid: [{ when: 'Karta inzerenta u jednoho inzerátu.', instead: 'SellerCard' }],
  anatomy: [
    { part: 'Logo, nebo razítko', text: 'Nikdy oříznuté.', component: 'Stamp' },
    { part: 'Jméno', text: 'Hlavní nadpis stránky.' },
    { part: 'Údaje', text: 'Na jednom řádku, oddělené tečkou.' },
    { part: 'Firma', text: 'IČO, sídlo a přezdívka na jednom řádku.' },
    { part: 'Web', text: 'Odkaz, za který neručíme.' },
    { part: 'Poznámky', text: 'Jak se ozvat.' },
  ],
  dos: [
    { text: 'Logo se vejde i vysoké.', story: 'LongCompany' },
    { text: 'Dlouhá přezdívka se zalomí.', story: 'LongName' },
  ],
  donts: [{ text: 'Doporučení nebo hvězdy bez hodnocení.' }],
  words: '„soukromá osoba · na Inzrtu od března 2024 · 12 inzerátů“.',
  access: {
    names: 'Hlavní nadpis je jméno, logo má popis „Logo: jméno“.',
    keys: 'Jediná zastávka je odkaz na web.',
  },
}
