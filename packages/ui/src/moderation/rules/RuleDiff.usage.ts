import type { ComponentUsage } from '../../usage/ComponentUsage.ts'

export const usage: ComponentUsage = {
  name: 'Co by změna pravidel udělala',
  status: 'stable',
  since: '0.1',
  purpose:
    'Než se nové slovo spustí, ukáže na starších inzerátech, koho by nově zadrželo a koho pustilo.',
  avoid: [{ when: 'Samo slovo.', instead: 'WordForm' }],
  anatomy: [
    { part: 'Souhrn', text: 'Na čem jsme to zkusili.' },
    { part: 'Přibylo a ubylo', text: 'Dva seznamy se znaménkem, jen pro oko.' },
    { part: 'Slovo', text: 'Nové pravidlo, které se zkouší.', component: 'WordForm' },
    { part: 'Spustit', text: 'Až po přečtení.', component: 'Button' },
  ],
  dos: [{ text: 'Řekněte, na kolika inzerátech jsme to zkusili.', story: 'Replaying' }],
  donts: [{ text: 'Spustit pravidlo bez ukázky.' }],
  words: 'Znaménka jsou plus a minus, potvrzení jmenuje slovo: „Ano, spustit slovo „padělek“.“',
  access: {
    names: 'Dvě oblasti s nadpisy a odkazy na inzeráty; znaménko čtečka neslyší.',
    keys: 'Odkazy, potom spustit, potom nechat, jak je.',
    announced: 'Souhrn se řekne zdvořile, jakmile dopočítá.',
  },
}
