import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Štítek placeného zvýraznění',
  others: ['sponsored', 'reklama', 'promo'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Přiznání, že místo nebo podklad inzerátu zaplatil inzerent. Zákon to chce slovy, ne jen barvou.',
  avoid: [{ when: 'Reklama firmy se značí slovem Reklama.', instead: 'BannerRow' }],
  anatomy: [{ part: 'Slova', text: '„Placené zvýraznění“ v barvě značky, bez rámečku.' }],
  dos: [{ text: 'Dejte ho ke zvýrazněnému i k topovanému, hned nad nadpis.', story: 'Paid' }],
  donts: [
    { text: 'Ikona hvězdičky nebo slovo „doporučujeme“ místo přiznání.', drawing: 'recommended' },
  ],
  words: 'Vždycky tahle dvě slova, nezkracují se ani na telefonu.',
  access: { names: 'Obyčejný text, čtečka ho řekne před nadpisem inzerátu.' },
}
