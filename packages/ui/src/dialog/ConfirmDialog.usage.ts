import type { ComponentUsage } from '../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Potvrzovací okno',
  others: ['confirm', 'alert dialog', 'opravdu', 'potvrzení'],
  status: 'stable',
  since: '0.1',
  purpose:
    'Otázka před tím, co nejde vrátit: smazání inzerátu, odmítnutí výměny. Dvě odpovědi, obě celým slovem.',
  avoid: [
    {
      when: 'Co se dá vrátit, rovnou udělejte a nabídněte návrat ve zprávě.',
      instead: 'ToastRegion',
    },
    { when: 'Zrušení účtu chce víc než jedno ano.', instead: 'DeleteAccountDialog' },
  ],
  anatomy: [
    { part: 'Titulek', text: 'Sloveso, o které jde: „Smazat“.', component: 'Dialog' },
    { part: 'Důsledek', text: 'Co se stane a že se to nevrátí.' },
    {
      part: 'Odpovědi',
      text: 'Červená potvrzuje, obrysová „Ne, nechat“ vrací.',
      component: 'Button',
    },
  ],
  dos: [{ text: 'Důsledek vyjmenujte: i s fotkami, i s konverzací.', story: 'Asking' }],
  donts: [
    {
      text: 'Potvrzení slovem, které neříká co: „OK“, „Ano“, „Pokračovat“.',
      drawing: 'ok-or-cancel',
    },
  ],
  words:
    'Otázka končí tím, na co se ptáme: „Opravdu smazat?“ Potvrzení zopakuje sloveso: „Ano, smazat“. Odmítnutí je vždycky „Ne, nechat“.',
  access: {
    names: 'Okno se jmenuje titulkem, obě odpovědi jsou obyčejná tlačítka.',
    keys: 'Escape znamená „Ne, nechat“.',
  },
}
