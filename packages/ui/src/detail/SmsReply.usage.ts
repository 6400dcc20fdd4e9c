import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Odpověď přes SMS',
  status: 'stable',
  since: '0.1',
  purpose:
    'Jak odpovědět na inzerát podaný přes SMS: text, číslo a cena. Čísla obou zůstanou skrytá.',
  avoid: [{ when: 'Zpráva z webu.', instead: 'SellerCard' }],
  anatomy: [
    { part: 'Návod', text: 'Text zprávy, číslo a cena včetně DPH.' },
    {
      part: 'Tlačítko',
      text: 'Otevře zprávy v telefonu s vyplněným textem.',
      component: 'LinkButton',
    },
  ],
  dos: [
    { text: 'Cenu řekněte před odesláním.', story: 'Whole' },
    { text: 'Na spodní liště zbude jen tlačítko.', story: 'Short' },
  ],
  donts: [{ text: 'Číslo inzerenta, i když ho známe.' }],
  words: 'Text zprávy je tučný a přesně tak, jak se má poslat: „RE 204815“.',
  access: {
    names: 'Odkaz s adresou `sms:`, jmenuje se „Odpovědět přes SMS“.',
    keys: 'Enter otevře zprávy telefonu.',
  },
}
