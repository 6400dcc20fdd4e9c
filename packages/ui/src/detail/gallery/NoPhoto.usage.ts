import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Inzerát bez fotky',
  others: ['placeholder', 'bez obrázku'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Na místě galerie, když inzerát fotku nemá: velký plakátek jeho slov a věta, že je bez fotky.',
  avoid: [{ when: 'Plakátek v seznamu je jen obrázek.', instead: 'Poster' }],
  anatomy: [
    { part: 'Plakátek', text: 'Slova inzerátu na novinovém papíře.', component: 'Thumb' },
    { part: 'Věta', text: 'Aby nikdo nečekal, že se fotka ještě načte.' },
  ],
  dos: [{ text: 'Řekněte to rovně.', story: 'Words' }],
  donts: [{ text: 'Šedý čtverec s přeškrtnutým foťákem.', drawing: 'crossed-camera' }],
  words: '„Inzerát je bez fotky“, bez výčitky inzerentovi.',
  access: { names: 'Plakátek je skrytý, věta je text.' },
}
