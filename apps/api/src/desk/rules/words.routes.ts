import {
  addModerationWordCall,
  changeModerationWordCall,
  listModerationWordsCall,
  replayModerationWordCall,
} from '@inzrt/contracts/desk/moderationWord'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { addWord, changeWord, listWords, replayWord } from './moderationWords.ts'

/** Words ads are held for. */
export const wordsRoutes: FastifyPluginAsync<ModerationParts> = async (app, parts) => {
  serveCall(app, listModerationWordsCall, async () => ({ data: await listWords(parts) }))
  serveCall(app, addModerationWordCall, ({ body, user }) => addWord(parts, body, user))
  serveCall(app, replayModerationWordCall, ({ params, body }) =>
    replayWord(parts, params.wordId, body.action),
  )
  serveCall(app, changeModerationWordCall, async ({ params, body, user }) => ({
    data: await changeWord(parts, params.wordId, body, user),
  }))
}
