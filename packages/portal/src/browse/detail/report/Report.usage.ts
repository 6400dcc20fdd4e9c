import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Nahlášení inzerátu',
  status: 'stable',
  since: '0.1',
  purpose:
    'Dvě cesty, jak nahlásit inzerát: je ve špatné rubrice, nebo sem nepatří. Okno se důvod dočte z toho, které tlačítko člověk stiskl.',
  avoid: [
    {
      when: 'Oznámení protiprávního obsahu má vlastní stránku s povinnými údaji.',
      instead: 'LinkButton',
    },
    {
      when: 'Nahlášení člověka, se kterým si píšu, je v konverzaci.',
      instead: 'ConversationReportForm',
    },
  ],
  anatomy: [
    { part: 'Tlačítka', text: 'Dvě tichá pod inzerátem.', component: 'ReportLinks' },
    { part: 'Okno', text: 'Důvod, vysvětlení a nepovinná adresa.', component: 'ReportDialog' },
  ],
  dos: [{ text: 'V okně ukažte, který inzerát se hlásí.', story: 'Asking' }],
  donts: [
    { text: 'Chtít po tom, kdo hlásí, účet nebo adresu.' },
    { text: 'Ptát se v okně znovu na to, co řeklo už tlačítko.' },
  ],
  words:
    'Tlačítko jmenuje celý čin: „Nahlásit špatnou rubriku“. Po odeslání poděkuje krátká věta, bez slibu, jak se rozhodne.',
  access: {
    names: 'Dvě tlačítka a okno, které má jméno stisknutého.',
    keys: 'Esc okno zavře; rozepsané vysvětlení se do příště nechá.',
    announced: 'Že nahlášení došlo, řekne hláška.',
  },
}
