import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Vstup do účtu',
  status: 'stable',
  since: '0.1',
  purpose:
    'V hlavičce: hostovi přihlášení, přihlášenému jeho účet a odhlášení. Kreslí se obojí a stylopis ukáže jedno, takže se hlavička po načtení nepohne.',
  avoid: [{ when: 'Části účtu mají vlastní navigaci.', instead: 'AccountLayout' }],
  anatomy: [
    {
      part: 'Přihlášení',
      text: 'Tlačítko ve formuláři, bez skriptu vede na stránku.',
      component: 'Button',
    },
    { part: 'Můj účet', text: 'Odkaz se zkrácenou přezdívkou.', component: 'LinkButton' },
    { part: 'Odhlásit', text: 'Na menších displejích jen ikona.' },
  ],
  dos: [
    { text: 'Než je jméno známé, stojí tam aspoň „Můj účet“.', story: 'NameAwaited' },
    { text: 'Odhlášení po stisknutí zamkněte.', story: 'Leaving' },
  ],
  donts: [{ text: 'Prázdné místo, které se po načtení vyplní a posune hledání.' }],
  words: '„Přihlášení / registrace“ jednou: nikdo neví předem, jestli účet má.',
  access: {
    names: 'Jména jsou celá i tam, kde je vidět jen ikona: „Můj účet jana_k“, „Odhlásit“.',
    keys: 'Host má jednu zastávku, přihlášený dvě.',
  },
}
