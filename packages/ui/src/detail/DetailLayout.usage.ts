import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Rozvržení detailu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Stránka inzerátu ve dvou sloupcích od 48 rem: vlevo fotky a text, vpravo to, co rozhoduje. Na telefonu jde všechno pod sebou v pořadí, v jakém se člověk rozhoduje.',
  avoid: [{ when: 'Seznam inzerátů s filtrem po straně.', instead: 'ListingLayout' }],
  anatomy: [
    { part: 'Fotky', text: 'Galerie, nebo plakátek.', component: 'Gallery' },
    {
      part: 'Rozhodnutí',
      text: 'Hlava, inzerent a kontakt, vidět bez posunu.',
      component: 'DetailHead',
    },
    { part: 'Text a údaje', text: 'Pod fotkami.' },
    { part: 'Tisk', text: 'Pod rozhodnutím, na telefonu za textem.' },
    {
      part: 'Hlášení a sdílení',
      text: 'Pod textem, na nejširších obrazovkách pod oběma sloupci, na telefonu nakonec; u inzerátu, který se netiskne, místo tisku.',
    },
    { part: 'Kontakt u palce', text: 'Na telefonu cena a tlačítko dole.', component: 'ContactBar' },
    {
      part: 'List na nástěnku',
      text: 'Na papíře celá stránka, na obrazovce nic.',
      component: 'PrintSheet',
    },
  ],
  dos: [{ text: 'V čitelném režimu stojí všechno v jednom sloupci.', story: 'ReadableAd' }],
  donts: [{ text: 'Kontakt až pod textem: kdo volá, ten už se rozhodl.' }],
  words: 'Rozvržení slova nemá, nadpisy částí jsou krátké: „Popis“, „Údaje“.',
  access: {
    names: 'Celý inzerát je `<article>`.',
    keys: 'Pořadí zaostření je totéž jako na telefonu: fotky, rozhodnutí, text.',
  },
}
