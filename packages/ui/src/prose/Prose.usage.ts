import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Dlouhý text',
  others: ['typography', 'article', 'rich text', 'článek'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Popis inzerátu, články a podmínky: 65 znaků na řádek, nadpisy s odkazem, odstavce jako v novinách.',
  avoid: [
    { when: 'Popis ve vlastních řádcích inzerenta má první větu jako titulek.', instead: 'Letter' },
  ],
  anatomy: [
    { part: 'Sloupec', text: 'Míra řádku, mezi odstavci místo.' },
    { part: 'Vlastní řádky', text: 'S `keepsLines` se text lomí, kde ho zlomil ten, kdo ho psal.' },
  ],
  dos: [{ text: 'Nechte text v jednom sloupci.', story: 'Text' }],
  donts: [
    { text: 'Zarovnání do bloku na telefonu: mezi slovy vzniknou řeky.', drawing: 'justified' },
  ],
  words: 'Odstavce krátké, v prvním to hlavní.',
  access: { names: 'Obyčejný text s nadpisy; obsah se dá přeskakovat po nadpisech.' },
}
