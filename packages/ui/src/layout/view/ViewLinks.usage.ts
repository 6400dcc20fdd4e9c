import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Jiný vzhled stránky',
  status: 'stable',
  since: '0.1',
  purpose:
    'Odkazy na čitelný režim (větší písmo, nic se nehýbe) a na stránku jen s textem, a cesta zpátky.',
  avoid: [
    { when: 'Diskrétní režim skrývá kartu prohlížeče, nemění písmo.', instead: 'DiscreetSwitch' },
  ],
  anatomy: [
    { part: 'Odkazy', text: 'Vidět jsou jen ty, které vedou jinam, než kde člověk je.' },
    {
      part: 'Oznámení',
      text: 'První řádek stránky v jiném vzhledu řekne, který to je a jak z něj ven.',
      component: 'ViewNotice',
    },
  ],
  dos: [
    { text: 'V čitelném režimu má text aspoň 20 px.', story: 'Readable' },
    { text: 'Stránka jen s textem přizná, co na ní nejde.', story: 'Textual' },
  ],
  donts: [{ text: 'Přepínač písma po jednom bodu: zvětšení umí prohlížeč.' }],
  words: 'Podstatné jméno vzhledu: „Čitelný režim“, „Jen text“, „Běžný vzhled“.',
  access: {
    names: 'Navigace „Vzhled stránky“; oznámení je oblast pojmenovaná režimem.',
    keys: 'Obyčejné odkazy v patičce.',
  },
}
