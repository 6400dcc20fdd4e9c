import { Problem } from '../errors/Problem.ts'

export const adIsGone = (): Problem =>
  new Problem(404, 'not_found', 'Inzerát už neexistuje, jeho inzerent ho smazal.')

/** Somebody was quicker. */
export const decidedMeanwhile = (by: string | null): Problem =>
  new Problem(
    409,
    'version',
    by
      ? `O inzerátu mezitím rozhodl někdo jiný (${by}). Načtěte ho prosím znovu.`
      : 'Inzerát se mezitím změnil. Načtěte ho prosím znovu.',
  )

export const ownAd = (): Problem =>
  new Problem(403, 'forbidden', 'O vlastním inzerátu musí rozhodnout někdo jiný.')
