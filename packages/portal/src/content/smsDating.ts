import type { Article } from './Article.ts'

export const smsDating: Article = {
  title: 'SMS seznamka',
  lead: 'Seznamovací inzerát podáte jednou textovou zprávou, bez účtu a bez internetu.',
  parts: [
    {
      id: 'podani',
      heading: 'Jak inzerát poslat',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Napište zprávu **IN IE**, mezeru a text inzerátu, například: IN IE Zena 52, Brno, hleda partnera na vylety a tanec.',
            'Pošlete ji na číslo **9033333**.',
            'Přijde vám potvrzení a šestimístný kód vašeho inzerátu.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Zpráva má nejvýše 160 znaků, začátek IN IE se počítá také.',
            'Pište bez háčků a čárek.',
            'Cena jedné zprávy je 33 Kč včetně DPH.',
          ],
        },
      ],
    },
    {
      id: 'uverejneni',
      heading: 'Kdy inzerát vyjde',
      blocks: [
        'Každý inzerát nejdřív zkontroluje správce, proto vychází obvykle do druhého pracovního dne. Telefonní číslo se neuveřejňuje: ani vaše, ani žádné jiné. Inzerát platí 14 dní.',
      ],
    },
    {
      id: 'odpovedi',
      heading: 'Jak odpovědět na inzerát',
      blocks: [
        'U každého inzerátu je šestimístný kód. Odpovíte zprávou **RE**, mezera, kód, mezera a vaše odpověď na stejné číslo. Odpověď předáme, aniž by se kdokoli dozvěděl číslo toho druhého.',
      ],
    },
    {
      id: 'pomoc',
      heading: 'Pomoc a zrušení',
      blocks: [
        'Zpráva **HELP** vám vrátí návod, zpráva **STOP** zruší odběr odpovědí. Máte-li u operátora prémiové zprávy zakázané, zpráva se neúčtuje a odpověď nepřijde. S čímkoli dalším pomůže {email}.',
      ],
    },
  ],
}
