import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Profil',
  others: ['settings', 'nastavení'],
  status: 'stable',
  since: '0.1',
  purpose: 'Kdo inzeruje a odkud; firma říká víc a rejstřík za ni vyplní název a sídlo.',
  avoid: [{ when: 'Registrace.', instead: 'RegisterForm' }],
  anatomy: [
    {
      part: 'Údaje o firmě',
      text: 'IČO, název, sídlo, DIČ, země a zápis.',
      component: 'CompanyFields',
    },
    { part: 'Jméno a příjmení', text: 'Vedle sebe.', component: 'FieldPair' },
    { part: 'Lokalita', text: 'Předvyplní příští inzerát.', component: 'LocalityField' },
    { part: 'Uložit', text: 'Jedno tlačítko pro celý formulář.', component: 'SettingsForm' },
  ],
  dos: [
    { text: 'Řekněte, co jsme doplnili z rejstříku.', story: 'FromRegister' },
    { text: 'Chyby stojí pod poli.', story: 'Wrong' },
  ],
  donts: [{ text: 'Ukládat po každém písmenu.' }],
  words: 'Nápověda říká, kdo údaj uvidí: „uvidí ho každý u vašich inzerátů“.',
  access: {
    names: 'Formulář s poli a skupinou lokality.',
    keys: 'Enter v poli odešle, lokalita má vlastní ovládání.',
    announced: 'Doplnění z rejstříku se řekne zdvořile.',
  },
}
