import type { Article } from './Article.ts'

/** What a site says of the paper when its ads are not printed. */
export const noNewspaper = (title: string): Article => ({
  title,
  lead: 'Inzeráty z tohoto webu se netisknou.',
  parts: [
    {
      id: 'jen-na-webu',
      heading: 'Jen na webu',
      blocks: [
        'Inzeráty pro dospělé vycházejí pouze tady, nikdy v tištěných novinách. Kdy se který ukáže, záleží jen na jeho schválení; žádná uzávěrka pro vás neplatí.',
        'Jak inzerát vložit, ukáže stránka [Vložit inzerát](/vlozit-inzerat), druhy inzerce popisuje stránka [O inzerci](/o-inzerci).',
      ],
    },
  ],
})
