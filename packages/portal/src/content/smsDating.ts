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
            'Pošlete ji na číslo **9093333**.',
            'Přijde vám potvrzení. Až inzerát zkontrolujeme, napíšeme vám, do kdy platí a jaký má šestimístný kód.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Zpráva má nejvýše 160 znaků, začátek IN IE se počítá také.',
            'Pište bez háčků a čárek.',
            'Cena jedné zprávy je 33 Kč včetně DPH. Za zprávu, kterou odmítneme, peníze vrátíme a napíšeme proč.',
            'Z jednoho čísla přijmeme nejvýše tři inzeráty denně.',
          ],
        },
      ],
    },
    {
      id: 'uverejneni',
      heading: 'Kdy inzerát vyjde',
      blocks: [
        'Každý inzerát nejdřív přečte člověk, proto vychází obvykle do druhého pracovního dne. Telefonní číslo se nezveřejňuje: ani vaše, ani žádné jiné. Napíšete-li město, najdou vás podle něj. Inzerát platí 14 dnů od zveřejnění.',
      ],
    },
    {
      id: 'odpovedi',
      heading: 'Jak odpovědět na inzerát',
      blocks: [
        'U každého inzerátu je šestimístný kód. Odpovíte zprávou **RE**, mezera, kód, mezera a vaše odpověď na číslo **9093333**, také za 33 Kč. Například: RE 204815 Ahoj, rad te poznam.',
        'Odpověď předáme i s kódem, pod kterým vám inzerent napíše zpátky. Číslo toho druhého se nedozví nikdo z vás. Když inzerát mezitím skončí, peníze vrátíme.',
      ],
    },
    {
      id: 'pomoc',
      heading: 'Pomoc a zrušení',
      blocks: [
        'Na zprávu **HELP** vám pošleme návod, zprávou **STOP** službu ukončíte: vaše SMS inzeráty stáhneme a nic dalšího vám nepošleme. Máte-li u operátora prémiové zprávy zakázané, zpráva se neúčtuje a odpověď nepřijde. S čímkoli dalším pomůže {email}.',
      ],
    },
  ],
}
