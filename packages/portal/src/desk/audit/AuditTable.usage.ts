import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Záznam o práci',
  others: ['log', 'history', 'protokol'],
  status: 'stable',
  since: '0.1',
  purpose: 'Co kdo u stolu udělal, s čím a proč, od nejnovějšího.',
  avoid: [{ when: 'Rozhodnutí, na která se teprve čeká.', instead: 'DataTable' }],
  anatomy: [
    { part: 'Tabulka', text: 'Kdy, kdo, co, s čím a podrobnosti.', component: 'DataTable' },
    { part: 'Odkaz', text: 'Na inzerát u stolu, týká-li se ho záznam.' },
  ],
  dos: [
    {
      text: 'Ke každému rozhodnutí napište důvod; co udělal stroj, podepište „systém“.',
      story: 'Decisions',
    },
  ],
  donts: [{ text: 'Záznam opravit nebo smazat: co bylo, to se jen doplní dalším řádkem.' }],
  words: 'Činy jmenujte podstatným jménem, jak by je zapsal úředník: „zablokování“, „odvolání 3“.',
  access: { names: 'Tabulka se jménem „Záznam o práci“ a hlavičkami sloupců.' },
}
