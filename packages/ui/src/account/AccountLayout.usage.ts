import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Rozvržení účtu',
  others: ['sidebar', 'tabs', 'záložky', 'menu účtu'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Části účtu vedle obsahu: od 64 rem sloupec, na telefonu tabulka políček nad ním. V příbězích stojí i řádky, ze kterých se účet skládá.',
  avoid: [{ when: 'Stránky, které vidí každý.', instead: 'Page' }],
  anatomy: [
    { part: 'Navigace', text: 'Ikona, jméno a kolik tam čeká.', component: 'AccountNav' },
    { part: 'Vlastní inzerát', text: 'Stav, platnost, čísla a akce.', component: 'OwnAdRow' },
    {
      part: 'Stav na stránce inzerátu',
      text: 'Totéž nad samotným inzerátem.',
      component: 'OwnAdPanel',
    },
    { part: 'Objednávka', text: 'Co se platilo a jak to stojí.', component: 'OrderRow' },
    {
      part: 'Uložené hledání',
      text: 'Jméno, jak často píšeme a odkdy.',
      component: 'SavedSearchRow',
    },
    {
      part: 'Přepínač seznamu',
      text: 'Tentýž seznam v několika výběrech.',
      component: 'FilterNav',
    },
    { part: 'Oznámení', text: 'Co v účtu čeká na majitele.', component: 'AccountNotice' },
    { part: 'Adresa', text: 'E-mail nebo telefon a jestli je ověřený.', component: 'AddressLine' },
    { part: 'Část nastavení', text: 'Jméno vlevo, formulář vpravo.', component: 'SettingsSection' },
    {
      part: 'Formulář nastavení',
      text: 'Pole pod sebou a jedno tlačítko.',
      component: 'SettingsForm',
    },
  ],
  dos: [
    { text: 'Inzerát říká stav slovem, kolik dní zbývá a jak se mu vede.', story: 'Ads' },
    { text: 'Na telefonu zůstane jedna akce venku, ostatní jsou pod „Další“.', story: 'OnPhone' },
    { text: 'Část, která se nenačetla, jde zkusit znovu.', story: 'Failed' },
  ],
  donts: [{ text: 'Schovat čekající platbu nebo neověřený e-mail do nastavení.' }],
  words:
    'Stav začíná příčestím („Zveřejněný“, „Čeká na zaplacení“), lhůta je slovy: „ještě 3 dny“.',
  access: {
    names: 'Navigace „Části účtu“, v ní současná část s `aria-current`; část má nadpis `h2`.',
    keys: 'Tabulátor jde nejdřív navigací, potom obsahem.',
  },
}
