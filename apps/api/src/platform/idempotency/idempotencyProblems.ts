import { Problem } from '../errors/Problem.ts'

export const sameKeyOtherBody = (): Problem =>
  new Problem(422, 'idempotency', 'Tento požadavek jste už odeslali s\u00a0jiným obsahem.')
export const sameKeyUnderWay = (): Problem =>
  new Problem(409, 'idempotency', 'Tento požadavek se právě zpracovává.')
