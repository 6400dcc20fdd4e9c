import { Problem } from '../../platform/errors/Problem.ts'

/** Nobody is their own judge. */
export const ownAccount = (): Problem =>
  new Problem(403, 'forbidden', 'Vlastní účet vám musí změnit jiný správce.')
