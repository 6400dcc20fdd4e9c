import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Ceník služeb',
  status: 'stable',
  since: '0.1',
  purpose:
    'Co která služba dělá, na jak dlouho a za kolik, kartou a přes SMS, s ukázkou v seznamu.',
  avoid: [{ when: 'Objednávka k jednomu inzerátu.', instead: 'PromoPicker' }],
  anatomy: [
    { part: 'Služba', text: 'Nadpis a vysvětlení větou.' },
    { part: 'Ukázka seznamu', text: 'Nakreslený seznam před a po.', component: 'PromoExample' },
    { part: 'Cena', text: 'Doba, kartou a přes SMS; co nejde, je napsané.' },
  ],
  dos: [{ text: 'Řekněte, co služba dělá, a také co ne.', story: 'Both' }],
  donts: [{ text: 'Ceny „od“ nebo bez DPH.' }],
  words: '„nelze“ místo pomlčky, kde platbu přes SMS nemáme.',
  access: { names: 'Seznam s nadpisy, ceny jsou dvojice jméno a hodnota; ukázka je skrytá.' },
}
