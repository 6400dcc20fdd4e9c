import type { Call } from '../wire/call.ts'
import {
  listConversationsCall,
  markConversationCall,
  readConversationCall,
  reportConversationCall,
  writeMessageCall,
} from './conversation.ts'
import { changeDealCall } from './deal.ts'
import { hearConversationsCall } from './live.ts'
import { answerRatingCall, rateDealCall, reportRatingCall } from './rating.ts'

/** Calls of those who write each other about an ad. */
export const CONVERSATION_CALLS = {
  listConversations: listConversationsCall,
  readConversation: readConversationCall,
  writeMessage: writeMessageCall,
  markConversation: markConversationCall,
  reportConversation: reportConversationCall,
  changeDeal: changeDealCall,
  rateDeal: rateDealCall,
  answerRating: answerRatingCall,
  reportRating: reportRatingCall,
  hearConversations: hearConversationsCall,
} as const satisfies Record<string, Call>
