import {
  changeSearchCall,
  confirmWatchCall,
  deleteSearchCall,
  saveSearchCall,
  unsubscribeByMailCall,
  unsubscribeCall,
  watchSearchCall,
} from '@inzrt/contracts/account/savedSearch'
import { nameOfSearch } from '@inzrt/contracts/browse/nameOfSearch'
import type { FastifyPluginAsync } from 'fastify'
import { matchTokens } from '../../advertising/matches/matchTokens.ts'
import { silenceMatches } from '../../advertising/matches/silenceMatches.ts'
import { readAskedSets } from '../../catalogue/sections/readAskedSets.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields, notFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { createWatches, type WatchDependencies } from './createWatches.ts'
import { readSavedQuery } from './readSavedQuery.ts'
import { createSavedSearchRows, SEARCHES_MAX } from './savedSearches.repository.ts'
import { unsubscribeTokens, watchTokens } from './searchTokens.ts'

const searchNotFound = (): Problem => notFound('Uložené hledání už neexistuje.')
const SILENT_MATCHES = { message: 'K tomuto inzerátu už vám nic dalšího nepošleme.' }
const SILENT = { message: 'Upozornění na tohle hledání už posílat nebudeme.' }

const ASKED = {
  message: 'Poslali jsme vám e-mail. Hlídat začneme, až v\u00a0něm hlídání potvrdíte.',
}
const WATCHED = { message: 'Hlídáme. Nové inzeráty vám pošleme e-mailem.' }

const readMeant = (text: string) => {
  const query = readSavedQuery(text)
  if (!query) throw invalidFields({ query: ['Hledání musí mít aspoň dva znaky.'] })

  return query
}

/** Searches that are kept, in an account or for an address, and told of new ads for. */
export const savedSearchesRoutes: FastifyPluginAsync<WatchDependencies> = async (
  app,
  dependencies,
) => {
  const { database, clock, unsubscribeKey } = dependencies
  const searches = createSavedSearchRows(database, clock)
  const watches = createWatches(dependencies)
  const nameOf = async (query: ReturnType<typeof readMeant>) =>
    nameOfSearch(query, await readAskedSets(database))
  const silence = async (token: string) => {
    const adId = matchTokens.read(unsubscribeKey, token)
    if (adId !== null) {
      await silenceMatches(database, adId, clock())

      return SILENT_MATCHES
    }
    const id = unsubscribeTokens.read(unsubscribeKey, token)
    if (id === null) throw searchNotFound()
    await searches.silence(id)

    return SILENT
  }
  // A program for mail sends a form of one field, whose words mean nothing more.
  app.addContentTypeParser('application/x-www-form-urlencoded', async () => ({}))

  serveCall(app, saveSearchCall, async ({ body, user, caller: { brand } }) => {
    const query = readMeant(body.query)
    const { userId } = user
    const saved = await searches.add({ userId, brand, name: await nameOf(query), ...body })
    if (!saved)
      throw invalidFields({
        query: [`Na jednom webu si můžete uložit nejvýše ${SEARCHES_MAX} hledání.`],
      })

    const { row, wasKept } = saved
    const createdAt = row.createdAt.toISOString()

    return { data: { ...row, isMeaningful: true, createdAt }, meta: { wasKept } }
  })

  serveCall(app, changeSearchCall, async ({ params, body, user }) => {
    if (!(await searches.change(user.userId, Number(params.searchId), body.frequency)))
      throw searchNotFound()

    return { message: 'Uloženo.' }
  })

  serveCall(app, deleteSearchCall, async ({ params, user }) => {
    if (!(await searches.remove(user.userId, Number(params.searchId)))) throw searchNotFound()

    return { message: 'Hledání je smazané.' }
  })

  serveCall(app, watchSearchCall, async ({ body, caller }) => {
    await watches.ask({ ...body, name: await nameOf(readMeant(body.query)), caller })

    return ASKED
  })

  serveCall(app, confirmWatchCall, async ({ body }) => {
    const id = watchTokens.read(unsubscribeKey, body.token)
    if (id === null) throw searchNotFound()
    await watches.confirm(id)

    return WATCHED
  })

  serveCall(app, unsubscribeCall, ({ body }) => silence(body.token))
  serveCall(app, unsubscribeByMailCall, ({ params }) => silence(params.token))
}
