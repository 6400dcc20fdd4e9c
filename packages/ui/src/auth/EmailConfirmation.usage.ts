import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Potvrzení e-mailu',
  status: 'stable',
  since: '0.1',
  purpose: 'Jak dopadl odkaz z potvrzovacího dopisu a co dál, i když neplatí.',
  avoid: [{ when: 'Přehled adres v účtu.', instead: 'AccountLayout' }],
  anatomy: [
    { part: 'Stav', text: 'Věta, která řekne, co se stalo.' },
    { part: 'Další krok', text: 'Účet, nový odkaz, nebo přihlášení.', component: 'Button' },
    { part: 'Průběh', text: 'Dokud se odkaz ověřuje.', component: 'ProgressBar' },
  ],
  dos: [
    { text: 'Vypršelý odkaz rovnou nabídněte poslat znovu.', story: 'Expired' },
    { text: 'Když se to nepovedlo, řekněte, že odkaz dál platí.', story: 'NotNow' },
  ],
  donts: [{ text: 'Poslat člověka hledat v nastavení.' }],
  words:
    'Co se stalo, celou větou: „Odkaz neplatí: buď už posloužil, nebo mu vypršela platnost (48 hodin).“',
  access: {
    names: 'Odstavec se stavem a jedno tlačítko.',
    keys: 'Jediný krok, tlačítko nebo odkaz.',
    announced: 'Stav se řekne zdvořile.',
  },
}
