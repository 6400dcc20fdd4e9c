import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Hlava inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Co to je, za kolik, kde a jak je to staré. Nese hlavní nadpis stránky a cenu celými slovy.',
  avoid: [{ when: 'Inzerát v seznamu.', instead: 'AdRow' }],
  anatomy: [
    { part: 'Štítky', text: 'Druh, TOP, přiznání placení a stav.', component: 'TypeBadge' },
    { part: 'Nadpis', text: 'Celý, hlavní nadpis stránky.' },
    { part: 'Cena', text: 'V dlouhé podobě: „Cena dohodou“.', component: 'PriceTag' },
    { part: 'Místo a stáří', text: 'Ikony tu mají jméno pro čtečku.' },
  ],
  dos: [
    { text: 'Cenu slovy napište celou.', story: 'WordedPrice' },
    { text: 'Kdo hledá člověka, cenu nemá.', story: 'LookingForSomebody' },
  ],
  donts: [
    { text: 'Ukázat inzerát na cizí stránce s druhým hlavním nadpisem: nastavte `headingLevel`.' },
  ],
  words: 'Stáří říkáme slovy: „před 2 hodinami“. Místo má i PSČ.',
  access: { names: 'Nadpis je `h1`, jinde `h3`; ikony se čtou jako „Lokalita“ a „Vloženo“.' },
}
