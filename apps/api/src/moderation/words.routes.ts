import {
  addModerationWordCall,
  changeModerationWordCall,
  listModerationWordsCall,
} from '@inzrt/contracts/moderationWord'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../http/serveCall.ts'
import type { ModerationParts } from './ModerationParts.ts'
import { addWord, changeWord, listWords } from './moderationWords.ts'

/** Words ads are held for. */
export const wordsRoutes: FastifyPluginAsync<ModerationParts> = async (app, parts) => {
  serveCall(app, listModerationWordsCall, async () => ({ data: await listWords(parts) }))
  serveCall(app, addModerationWordCall, ({ body, user }) => addWord(parts, body, user))
  serveCall(app, changeModerationWordCall, ({ params, body, user }) =>
    changeWord(parts, params.wordId, body.action, user),
  )
}
