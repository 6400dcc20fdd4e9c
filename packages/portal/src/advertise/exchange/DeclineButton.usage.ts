import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Odmítnutí výměny',
  status: 'stable',
  since: '0.1',
  purpose:
    'Odmítne navrženou výměnu, nebo vezme souhlas zpět. Napřed se zeptá, protože výměna tím skončí pro všechny.',
  avoid: [
    {
      when: 'Krok, který jde vrátit a nikomu jinému nic nevezme, otázku nepotřebuje.',
      instead: 'Button',
    },
  ],
  anatomy: [
    {
      part: 'Tlačítko',
      text: 'Jmenuje, co člověk dělá: nemá zájem, nebo odvolává souhlas.',
      component: 'Button',
    },
    { part: 'Otázka', text: 'Okno se dvěma odpověďmi.', component: 'ConfirmDialog' },
  ],
  dos: [
    {
      text: 'V otázce řekněte, pro koho všechno výměna skončí a kdy se dá navrhnout znovu.',
      story: 'Three',
    },
    { text: 'Kdo už souhlasil, ten souhlas odvolává: tlačítko se jmenuje jinak.', story: 'Two' },
  ],
  donts: [
    { text: 'Odmítnout hned prvním stiskem, bez otázky.' },
    { text: 'V okně odpovědi „OK“ a „Zrušit“: u slova „zrušit“ není jasné, co se ruší.' },
  ],
  words:
    'Tlačítka mluví za člověka: „Ano, nemám zájem“ proti „Ne, nechat“, při odvolání „Ano, odvolat souhlas“.',
  access: {
    names: 'Tlačítko a okno s otázkou nesou stejné jméno.',
    keys: 'Esc zavře okno a nic se neodešle.',
  },
}
