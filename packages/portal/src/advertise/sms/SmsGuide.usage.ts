import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Návod k SMS seznamce',
  status: 'stable',
  since: '0.1',
  purpose:
    'Odkaz na návod, jak inzerovat a odpovídat esemeskou. Kde běží skript, otevře se návod nad inzeráty; jinde vede odkaz na jeho stránku.',
  avoid: [
    {
      when: 'Text, na který se lidé budou vracet nebo ho tisknout, ať má jen svou stránku.',
      instead: 'LinkButton',
    },
    { when: 'Krátkou radu k jednomu poli napište rovnou k němu.', instead: 'Field' },
  ],
  anatomy: [
    { part: 'Odkaz', text: 'Obrysové tlačítko se skutečnou adresou.', component: 'LinkButton' },
    { part: 'Okno', text: 'Nese název návodu.', component: 'Dialog' },
    { part: 'Text', text: 'Odstavce a kroky jako v nápovědě.', component: 'ArticleBlock' },
  ],
  dos: [
    {
      text: 'Odkazu nechte skutečnou adresu: jde otevřít v nové kartě a funguje i bez skriptu.',
      story: 'Closed',
    },
    { text: 'Návod otevřete nad rubrikou, ať člověk neztratí místo v seznamu.', story: 'Open' },
  ],
  donts: [{ text: 'Tlačítko, které bez skriptu neudělá nic.' }],
  words: 'Odkaz prozradí, co se v návodu člověk dozví: „Jak inzerovat a odpovídat přes SMS“.',
  access: {
    names: 'Odkaz se jménem svých slov; okno má jméno „SMS seznamka“.',
    keys: 'Enter na odkazu otevře okno, Esc ho zavře.',
    announced: 'Nenačte-li se okno, řekne to hláška a stránka zůstane.',
  },
}
