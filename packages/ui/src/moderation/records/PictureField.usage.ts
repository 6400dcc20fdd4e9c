import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Obrázek záznamu',
  status: 'stable',
  since: '0.1',
  purpose: 'Jeden obrázek, jak vypadá teď, a cesta ho vyměnit: banner, vydání.',
  avoid: [{ when: 'Fotky inzerátu.', instead: 'PhotoField' }],
  anatomy: [
    { part: 'Obrázek', text: 'Jak je teď, s popisem.' },
    { part: 'Výměna souboru', text: 'Poměr a velikost v nápovědě.', component: 'FileField' },
    { part: 'Průběh nahrávání', text: 'Dokud se posílá.', component: 'ProgressBar' },
  ],
  dos: [
    { text: 'Při nahrávání pole zamkněte.', story: 'Sending' },
    { text: 'Odmítnutý obrázek řekněte u pole.', story: 'Refused' },
  ],
  donts: [{ text: 'Nahrát bez ukázky.' }],
  words: 'Nápověda říká poměr stran: „Poměr 4 : 1.“',
  access: {
    names: 'Obrázek má popis „Obrázek, jak je teď“, pole popisek.',
    keys: 'Enter nebo mezerník vybere soubor.',
  },
}
