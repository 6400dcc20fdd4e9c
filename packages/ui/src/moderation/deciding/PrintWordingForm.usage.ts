import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Znění pro noviny',
  status: 'stable',
  since: '0.1',
  purpose:
    'Jiná slova inzerátu jen pro tisk, s počtem znaků. Prázdné pole znamená zkrácení podle pravidel.',
  avoid: [{ when: 'Text na webu.', instead: 'AdTextForm' }],
  anatomy: [
    { part: 'Znění', text: 'Místo nadpisu a textu.', component: 'TextAreaField' },
    { part: 'Uložit', text: 'S cestou zpátky.', component: 'DecisionFrame' },
  ],
  dos: [{ text: 'Řekněte, co se přidá samo.', story: 'Wording' }],
  donts: [{ text: 'Měnit cenu nebo místo, které přidává sazba.' }],
  words: '„Místo nadpisu a textu, nejvýš 130 znaků; cenu, místo a kód přidáme.“',
  access: {
    names: 'Pole „Znění v novinách“ s popisem a počtem znaků.',
    keys: 'Enter v poli zalomí řádek, odesílá tlačítko.',
  },
}
