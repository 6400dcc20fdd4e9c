/** What may be done with an advert by a member of staff. */
export const DECISION_MEASURES = [
  'approved',
  'rejected',
  'blocked',
  'unblocked',
  'edited',
  'moved',
] as const

/** One of `DECISION_MEASURES`. */
export type DecisionMeasure = (typeof DECISION_MEASURES)[number]

/** What a decision against an advert rests on: the law, or the rules of the portal. */
export const DECISION_GROUNDS = {
  illegal: { basis: 'law', title: 'protiprávní obsah' },
  forbidden_goods: { basis: 'law', title: 'zboží nebo služba, kterou zákon zakazuje nabízet' },
  intellectual_property: { basis: 'law', title: 'padělek nebo zásah do cizích práv' },
  contact: { basis: 'terms', title: 'kontakt v\u00a0textu, nadpisu nebo na fotce' },
  duplicate: { basis: 'terms', title: 'opakovaný inzerát' },
  misleading: { basis: 'terms', title: 'klamavý nebo neúplný text' },
  wrong_section: { basis: 'terms', title: 'špatná rubrika' },
  offensive: { basis: 'terms', title: 'urážlivý nebo nevhodný obsah' },
  adult: { basis: 'terms', title: 'erotický obsah mimo web pro dospělé' },
  other: { basis: 'terms', title: 'jiné porušení pravidel inzerce' },
} as const satisfies Record<string, { basis: 'law' | 'terms'; title: string }>

/** One of the names of `DECISION_GROUNDS`. */
export type DecisionGround = keyof typeof DECISION_GROUNDS

/** Months in which a decision can be contested (Digital Services Act, article 20). */
export const APPEAL_MONTHS = 6

/** Visitors who have to report an advert before it goes to the head of the queue. */
export const URGENT_REPORTERS = 3
