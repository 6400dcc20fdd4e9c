import {
  changeSearchCall,
  deleteSearchCall,
  saveSearchCall,
  unsubscribeByMailCall,
  unsubscribeCall,
} from '@inzrt/contracts/account/savedSearch'
import type { FastifyPluginAsync } from 'fastify'
import { readMatchToken } from '../../advertising/matches/matchToken.ts'
import { silenceMatches } from '../../advertising/matches/silenceMatches.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { nameOfSearch } from './nameOfSearch.ts'
import { readSavedQuery } from './readSavedQuery.ts'
import { createSavedSearchRows, SEARCHES_MAX } from './savedSearches.repository.ts'
import { readUnsubscribeToken } from './unsubscribeToken.ts'

export type SavedSearchesDependencies = {
  database: Database
  clock: Clock
  unsubscribeKey: Buffer
}

const notFound = (): Problem => new Problem(404, 'not_found', 'Uložené hledání už neexistuje.')
const SILENT_MATCHES = { message: 'K tomuto inzerátu už vám nic dalšího nepošleme.' }
const SILENT = { message: 'Upozornění na tohle hledání už posílat nebudeme.' }

/** Searches that users keep and are told of new ads for. */
export const savedSearchesRoutes: FastifyPluginAsync<SavedSearchesDependencies> = async (
  app,
  { database, clock, unsubscribeKey },
) => {
  const searches = createSavedSearchRows(database, clock)
  const silence = async (token: string) => {
    const adId = readMatchToken(unsubscribeKey, token)
    if (adId !== null) {
      await silenceMatches(database, adId, clock())

      return SILENT_MATCHES
    }
    const id = readUnsubscribeToken(unsubscribeKey, token)
    if (id === null || !(await searches.silence(id))) throw notFound()

    return SILENT
  }
  // A program for mail sends a form of one field, whose words mean nothing more.
  app.addContentTypeParser('application/x-www-form-urlencoded', async () => ({}))

  serveCall(app, saveSearchCall, async ({ body, user, caller: { brand } }) => {
    const query = readSavedQuery(body.query)
    if (!query) throw invalidFields({ query: ['Hledání musí mít aspoň dva znaky.'] })
    const { userId } = user
    const saved = await searches.add({ userId, brand, name: nameOfSearch(query), ...body })
    if (!saved)
      throw invalidFields({ query: [`Uložit lze nejvýše ${SEARCHES_MAX} hledání na jednom webu.`] })

    return { data: { ...saved, isMeaningful: true, createdAt: saved.createdAt.toISOString() } }
  })

  serveCall(app, changeSearchCall, async ({ params, body, user }) => {
    if (!(await searches.change(user.userId, Number(params.searchId), body.frequency)))
      throw notFound()

    return { message: 'Uloženo.' }
  })

  serveCall(app, deleteSearchCall, async ({ params, user }) => {
    if (!(await searches.remove(user.userId, Number(params.searchId)))) throw notFound()

    return { message: 'Hledání je smazané.' }
  })

  serveCall(app, unsubscribeCall, ({ body }) => silence(body.token))
  serveCall(app, unsubscribeByMailCall, ({ params }) => silence(params.token))
}
