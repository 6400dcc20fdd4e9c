import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Přečíst zákazníkovi',
  status: 'stable',
  since: '0.1',
  purpose: 'Co se zapsalo, v pořadí, ve kterém to padlo, k přečtení do telefonu. Potom přijde SMS.',
  avoid: [{ when: 'Ukázka inzerátu.', instead: 'AdPreview' }],
  anatomy: [
    { part: 'Údaje', text: 'Jméno a hodnota.' },
    { part: 'Co říct', text: 'Věta o SMS a souhlasu.' },
    { part: 'Tlačítka', text: 'Souhlasí, nebo opravit.', component: 'Button' },
  ],
  dos: [{ text: 'Řekněte, že do potvrzení inzerát nikdo neuvidí.', story: 'Reading' }],
  donts: [{ text: 'Odeslat bez přečtení.' }],
  words: '„Řekněte, že přijde SMS s odkazem.“ mluví na úředníka, ne na zákazníka.',
  access: { names: 'Dvojice údajů a dvě tlačítka.', keys: 'Souhlas je první zastávka.' },
}
