import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Karta inzerenta',
  others: ['profile', 'avatar', 'prodejce'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Kdo prodává a jak se ozvat: jméno, druh, jak dlouho tu je, hodnocení, práva kupujícího a tlačítka kontaktu.',
  avoid: [{ when: 'Hlava stránky inzerenta nad jeho inzeráty.', instead: 'AdvertiserHead' }],
  anatomy: [
    { part: 'Razítko', text: 'První písmeno jména, jen pro oko.', component: 'Stamp' },
    { part: 'Jméno', text: 'U firmy i s IČO; vede na profil, má-li ho.' },
    { part: 'Hvězdy', text: 'Kreslené, slova jsou vedle.', component: 'Stars' },
    { part: 'Práva', text: 'Věta o tom, jaká práva kupující má.' },
    { part: 'Kontakt', text: 'Nejvýš dvě tlačítka.' },
    { part: 'Rada', text: 'Jedna věta a odkaz na zbytek.' },
    {
      part: 'Zpráva inzerentovi',
      text: 'Formulář, který se otevře místo tlačítka.',
      component: 'MessageForm',
    },
  ],
  dos: [{ text: 'U podnikatele řekněte, jaká práva kupující má.', story: 'Seller' }],
  donts: [{ text: 'Fotka člověka nebo zelené „ověřeno“ bez vysvětlení, co jsme ověřili.' }],
  words:
    '„soukromá osoba“, „podnikatel, IČO 27082440“. Rada je jedna: „Peníze předem neposílejte.“',
  access: {
    names: 'Oblast „Inzerent“; razítko čtečka neslyší.',
    keys: 'Jméno, další inzeráty, tlačítka, rada.',
  },
}
