import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Zprávy',
  others: ['toast', 'snackbar', 'notification', 'flash', 'hláška', 'oznámení'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Krátké zprávy vpravo nahoře pod hlavičkou: co se povedlo a co ne. Po pěti sekundách zmizí samy, pod myší a pod kurzorem počkají.',
  avoid: [
    { when: 'Na co je třeba odpovědět.', instead: 'Dialog' },
    { when: 'Chyba jednoho pole.', instead: 'ErrorSummary' },
    { when: 'Stav celé stránky, který trvá.', instead: 'EmptyState' },
  ],
  anatomy: [
    { part: 'Oblast', text: 'Seznam zpráv na pevném místě; s otevřeným oknem patří do okna.' },
    {
      part: 'Zpráva',
      text: 'Útržek papíru s ikonou, větou a křížkem; špatná je červená.',
      component: 'Toast',
    },
  ],
  dos: [
    { text: 'Dobrou zprávu potvrďte jednou větou v minulém čase.', story: 'Both' },
    { text: 'Zpráva nezakryje tlačítka hlavičky, na telefonu ani čtený nadpis.', story: 'OnPhone' },
  ],
  donts: [
    { text: 'Zpráva s odkazem nebo tlačítkem uvnitř: zmizí dřív, než na ně dojde kurzor.' },
    { text: 'Několik zpráv o jedné akci, třeba za každou uloženou fotku.' },
  ],
  words:
    'Dobrá zpráva říká, co se stalo: „Přihlášení proběhlo úspěšně.“ Špatná řekne, co s tím: „Zkuste to prosím znovu.“ Nikdy kód chyby.',
  access: {
    names: 'Oblast se jmenuje „Zprávy“, každá zpráva je `<li>` s tlačítkem „Zavřít“.',
    keys: 'Na křížek se dojde tabulátorem; dokud tam kurzor stojí, zpráva nezmizí.',
    announced:
      'Dobrá se řekne zdvořile (`status`), špatná hned (`alert`), i když je otevřené okno.',
  },
}
