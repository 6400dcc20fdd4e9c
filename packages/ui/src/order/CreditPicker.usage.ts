import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Dobití kreditu',
  status: 'stable',
  since: '0.1',
  purpose: 'Balíčky kreditu s cenou a s tím, o kolik vyjdou levněji.',
  avoid: [{ when: 'Placení objednávky kreditem.', instead: 'PaymentFields' }],
  anatomy: [{ part: 'Volby s cenou', text: 'Balíček, poznámka a cena.', component: 'PricePicker' }],
  dos: [{ text: 'Slevu balíčku napište procentem v poznámce.', story: 'Packages' }],
  donts: [{ text: 'Balíček, který se sám obnovuje.' }],
  words: '„O 15 % levněji.“ Kredit se píše i s korunami.',
  access: {
    names: 'Skupina „Dobít kredit kartou“, volby popsané poznámkou.',
    keys: 'Šipky přepínají balíčky.',
  },
}
