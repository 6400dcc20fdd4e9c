import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Galerie',
  others: ['carousel', 'slider', 'lightbox', 'fotky', 'obrázky'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Fotky inzerátu: posouvají se prstem, šipkami i náhledy a klepnutím se zvětší na celou obrazovku. Bez skriptu je to pás, který se posouvá.',
  avoid: [
    { when: 'Inzerát bez fotky.', instead: 'NoPhoto' },
    { when: 'Malé fotky ve zprávě.', instead: 'Thread' },
  ],
  anatomy: [
    { part: 'Pás fotek', text: 'Nativní posun, jedna fotka na šířku.' },
    { part: 'Počítadlo', text: 'Kolikátá fotka z kolika, „2 / 5“.' },
    {
      part: 'Šipky',
      text: 'Předchozí a další, na konci přejdou na začátek.',
      component: 'IconButton',
    },
    { part: 'Celá obrazovka', text: 'Kde to prohlížeč neumí, otevře se samotná fotka.' },
    { part: 'Náhledy', text: 'Odkazy na fotky, současná označená.' },
  ],
  dos: [
    { text: 'Po poslední fotce je zase první.', story: 'Five' },
    { text: 'Jediná fotka nemá šipky ani náhledy.', story: 'One' },
  ],
  donts: [{ text: 'Fotky, které se střídají samy.' }],
  words:
    'Vlastních slov má málo a všechna jsou jména tlačítek: „Předchozí“, „Další“, „Na celou obrazovku“.',
  access: {
    names: 'Oblast „Fotky, 5“; náhledy se jmenují „Fotka 5“, tlačítko „Na celou obrazovku“.',
    keys: 'Pás jde zaostřit a posouvat šipkami, tlačítka mají mezerník i Enter, Escape vrátí z celé obrazovky.',
    announced: 'Počítadlo se při změně řekne zdvořile.',
  },
}
