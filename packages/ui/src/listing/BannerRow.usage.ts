import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Reklama mezi řádky',
  others: ['banner', 'reklama', 'ad slot'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Placená reklama firmy vložená mezi řádky seznamu. Vypadá jako rámeček v novinách a nahoře je napsáno „Reklama“.',
  avoid: [{ when: 'Zaplacené místo soukromého inzerátu.', instead: 'AdRow' }],
  anatomy: [
    { part: 'Slovo „Reklama“', text: 'Nad rámečkem, aby se nedalo splést s inzerátem.' },
    { part: 'Rámeček', text: 'Dvojitá linka jako v tisku.' },
    { part: 'Obrázek', text: '800 × 200, v noci ztlumený, pro čtečku prázdný.' },
    { part: 'Text', text: 'Jméno firmy velkým písmem a pod ním její sdělení.' },
  ],
  dos: [{ text: 'Nechte ji celou mezi dvěma řádky, nikdy první v seznamu.', story: 'BetweenRows' }],
  donts: [
    {
      text: 'Obrázek s textem uvnitř: čtečka ho nepřečte a na telefonu se zmenší k nečitelnosti.',
      drawing: 'text-in-picture',
    },
  ],
  words:
    'Sdělení je jedna věc a jedna cena: „přezutí na zimu od 490 Kč“. Jméno firmy se v něm neopakuje.',
  access: {
    names: 'Je to `<li>` s jedním odkazem, který má `rel="sponsored"`.',
    keys: 'Jediný cíl přes celý rámeček.',
  },
}
