import { subjectPath } from '@inzrt/protocols/ares/subject'
import type { FastifyPluginAsync } from 'fastify'
import { subjectOf } from './subjects.ts'

/** Under which path the product looks for the register here. */
export const REGISTER_PATH = '/ares'

const REFUSALS = {
  400: { kod: 'CHYBA_VSTUPU', popis: 'Chybné IČO.' },
  404: { kod: 'NENALEZENO', popis: 'Ekonomický subjekt nebyl nalezen.' },
  503: { kod: 'NEDOSTUPNE', popis: 'Služba je dočasně nedostupná.' },
} as const

/** Stands in for the register of economic subjects and speaks its protocol. */
export const registerRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { ico: string } }>(
    `${REGISTER_PATH}${subjectPath(':ico')}`,
    async ({ params: { ico } }, reply) => {
      const subject = subjectOf(ico)

      return typeof subject === 'number' ? reply.code(subject).send(REFUSALS[subject]) : subject
    },
  )
}
