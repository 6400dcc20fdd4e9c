import type { ComponentUsage } from '../../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Potvrzení druhým krokem',
  status: 'stable',
  since: '0.1',
  purpose: 'Zeptá se znovu na druhý krok, než se změní, jak se do účtu přihlašuje.',
  avoid: [{ when: 'Samotné přihlášení.', instead: 'SecondStepForm' }],
  anatomy: [
    { part: 'Proč', text: 'Kdo smí změnu udělat a jak dlouho potvrzení platí.' },
    { part: 'Kód', text: 'Z aplikace, nebo záložní.', component: 'TextField' },
    { part: 'Tlačítka', text: 'Potvrdit, nebo jiný druh kódu.', component: 'Button' },
  ],
  dos: [{ text: 'Po potvrzení pokračujte sami tam, kde majitel začal.', story: 'Asking' }],
  donts: [{ text: 'Ptát se při každé změně: jedno potvrzení stačí na pět minut.' }],
  words: '„Potvrďte, že jste to vy“ bez hrozeb.',
  access: { names: 'Dialog se jmenuje titulkem.', keys: 'Escape změnu nechá být.' },
}
