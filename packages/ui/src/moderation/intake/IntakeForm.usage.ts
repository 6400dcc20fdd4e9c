import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Inzerát po telefonu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Úředník zapisuje inzerát při hovoru, v pořadí, v jakém se o něm mluví, a jen klávesnicí.',
  avoid: [{ when: 'Formulář pro čtenáře.', instead: 'FormSteps' }],
  anatomy: [
    { part: 'Rubrika', text: 'Píše se její název.', component: 'SelectField' },
    { part: 'Text', text: 'Co se prodává, za kolik a kde.', component: 'TextStep' },
    { part: 'Jméno a telefon', text: 'Vedle sebe, komu přijde odkaz.', component: 'FieldPair' },
    { part: 'Vydání', text: 'Od kdy tisknout.' },
    { part: 'Klávesy', text: 'Ctrl a Enter kdekoli.', component: 'Key' },
  ],
  dos: [{ text: 'Formulář jde vyplnit bez myši.', story: 'Calling' }],
  donts: [{ text: 'Ptát se na údaje, které se po telefonu neříkají.' }],
  words: 'Tlačítko je další krok hovoru: „Přečíst zákazníkovi“.',
  access: {
    names: 'Pole s popisky v pořadí hovoru.',
    keys: 'Ctrl a Enter odešle odkudkoli, i z textu.',
  },
}
