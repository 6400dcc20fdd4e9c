import { SCAM_DRILLS } from './scamDrills.ts'

/** What somebody who advertises takes along: to hand over what they sell, or to meet somebody. */
export const SAFETY_CARDS = {
  handover: { title: 'Bezpečné předání', rules: SCAM_DRILLS.selling.rules },
  meeting: {
    title: 'Bezpečné seznámení',
    rules: [
      'Poprvé se sejděte mezi lidmi a\u00a0dopravte se tam i\u00a0domů sami.',
      'Někomu blízkému řekněte, kam jdete a\u00a0kdy se vrátíte.',
      'Peníze ani intimní fotky neposílejte nikomu, koho neznáte osobně.',
    ],
  },
} as const
