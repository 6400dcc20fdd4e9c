import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Pole na e-mail',
  others: ['email input', 'mail'],
  status: 'stable',
  since: '0.1',
  purpose:
    'E-mailová adresa, u které se ptáme, když konec vypadá jako překlep. Adresa i tak projde: někdo může mít opravdu jinou.',
  avoid: [{ when: 'Přihlašovací jméno, které smí být i přezdívka.', instead: 'TextField' }],
  anatomy: [
    {
      part: 'Pole',
      text: 'Textové pole s klávesnicí pro adresy a s vyplňováním prohlížeče.',
      component: 'TextField',
    },
    {
      part: 'Otázka',
      text: '„Není v adrese překlep?“ a tlačítko, které ji opraví.',
      component: 'Button',
    },
  ],
  dos: [{ text: 'Na překlep se zeptejte a opravu nabídněte jedním stiskem.', story: 'Mistyped' }],
  donts: [{ text: 'Adresu opravit bez ptaní nebo ji kvůli podezření odmítnout.' }],
  words: 'Ptáme se, netvrdíme. Tlačítko říká celý výsledek: „Opravit na jana@seznam.cz“.',
  access: {
    names: 'Je to `<input type="email">`; otázka je součástí popisu pole a pole zůstává platné.',
    keys: 'Z pole se na tlačítko opravy přejde tabulátorem.',
    announced: 'Otázka se řekne sama, jakmile se objeví.',
  },
}
