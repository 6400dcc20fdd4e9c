import type { Article } from './Article.ts'

export const placeAd: Article = {
  title: 'Vložit inzerát',
  lead: 'Webový formulář právě připravujeme. Do té doby inzeráty přijímáme e-mailem a vkládají je za vás lidé z podpory.',
  parts: [
    {
      id: 'jak',
      heading: 'Jak inzerát podat teď',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Vyberte rubriku v [přehledu rubrik](/rubriky-inzerce) a podívejte se na stránce [Textová inzerce](/textova), zda je placená.',
            'Pošlete na {email} všechno, co je v seznamu níže. Odpovídáme ve všední dny od 8:30 do 17:00.',
            'Inzerát zkontrolujeme, uveřejníme a pošleme vám jeho adresu. U placené rubriky vám předem napíšeme cenu a jak zaplatit.',
          ],
        },
      ],
    },
    {
      id: 'co',
      heading: 'Co poslat',
      blocks: [
        {
          kind: 'list',
          items: [
            'typ: nabídka, poptávka, nebo výměna,',
            'nadpis, v seznamu se ukáže prvních 75 znaků; později už změnit nejde,',
            'text inzerátu, nejvýše 4 000 znaků,',
            'cenu v korunách nebo eurech, případně dohodou, nabídněte, nerozhoduje, v textu, či zdarma,',
            'PSČ a obec,',
            'nejvýše deset fotografií ve formátu JPEG, PNG nebo WebP, každou do 10 MB,',
            'jméno nebo přezdívku a aspoň jeden kontakt, telefon nebo e-mail, a které z nich se smějí ukázat.',
          ],
        },
      ],
    },
    {
      id: 'pravidla',
      heading: 'Než odešlete',
      blocks: [
        'Přečtěte si [pravidla inzerce](/pravidla-inzerce) a to, [jak zacházíme s osobními údaji](/ochrana-osobnich-udaju).',
      ],
    },
  ],
}
