import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Domluva',
  others: ['callout', 'card', 'dohoda'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Kde dva lidé jsou: nabídka, čekání na odpověď, rezervace, předáno. Pod tím to, co teď jde udělat.',
  avoid: [{ when: 'Výměna tří lidí.', instead: 'ExchangeSteps' }],
  anatomy: [
    { part: 'Stav', text: 'Věta a do kdy.' },
    { part: 'Tlačítka', text: 'Co jde teď, vedle sebe.', component: 'DealButtons' },
    { part: 'Nabídka', text: 'Kolik kdo nabízí.', component: 'OfferForm' },
  ],
  dos: [
    { text: 'Řekněte, do kdy nabídka platí a že nezavazuje.', story: 'Offered' },
    { text: 'Předané už nic nenabízí.', story: 'HandedOver' },
    { text: 'Nabídka mimo meze je řečená u pole.', story: 'Wrong' },
  ],
  donts: [{ text: 'Smazat domluvu, když lhůta vypršela, beze slova.' }],
  words: '„Petr nabízí 1 200 Kč“, „Odpovědět můžete do 27. 11. 2026 16:05.“',
  access: {
    names: 'Oblast „Domluva“, stav je `status`.',
    keys: 'Tlačítka v pořadí, v jakém dávají smysl.',
    announced: 'Změna stavu se řekne zdvořile.',
  },
}
