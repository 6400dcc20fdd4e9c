import type { RequestListener } from 'node:http'
import { HEARTBEAT_MS } from '@inzrt/contracts/wire/changes'
import { ToldChanges } from '../../apps/bff/src/testing/ToldChanges.ts'

/**
 * Lets a stand-in for the api say that it is alive, as the api does: a bff that hears of no changes takes all it keeps
 * for old, and asks about every session.
 */
export const withChanges = (listener: RequestListener): RequestListener => {
  const changes = new ToldChanges()
  setInterval(() => changes.say('alive'), HEARTBEAT_MS).unref()

  return (request, response) => {
    if (!changes.answer(request, response)) listener(request, response)
  }
}
