'use client'

import { serverText } from '@inzrt/api-client/errorText'
import {
  addModerationWordCall,
  listModerationWordsCall,
  type RuleAction,
  type RuleReplay,
  replayModerationWordCall,
} from '@inzrt/contracts/desk/moderationWord'
import { WordFormSchema } from '@inzrt/rules/forms'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { DataTable } from '@inzrt/ui/moderation/records/DataTable.tsx'
import { WordForm } from '@inzrt/ui/moderation/rules/WordForm.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { showToast } from '../../shell/stores/toastStore.ts'
import { DeskPart } from '../DeskPart.client.tsx'
import { useSend } from '../useSend.ts'
import { WordReplay } from './WordReplay.client.tsx'

const EMPTY = { word: '', note: '' }
const STATES = { draft: 'zkouší se', live: 'platí', retired: 'vyřazené' } as const
const HEAD = ['Slovo', 'Stav', 'Zadrželo by', 'Poznámka', 'Akce'] as const

/** Words ads are held for: a change is replayed on past ads and confirmed before it goes live. */
const WordsPart = () => {
  const words = useAccountQuery('listModerationWords', () =>
    browserApi.call(listModerationWordsCall),
  )
  const [replayed, setReplayed] = useState<RuleReplay['data']>()
  const send = useSend(words.reload)
  const form = useForm({
    schema: WordFormSchema,
    initial: EMPTY,
    send: async (values) => {
      const refusal = await send(async () => {
        const answer = await browserApi.call(addModerationWordCall, { body: values })
        if (answer.ok) setReplayed(answer.data)

        return answer
      }, 'Slovo je vyzkoušené, zatím nic nezadrží.')
      if (!refusal) form.reset(EMPTY)

      return refusal
    },
  })
  const replay = async (id: number, action: RuleAction) => {
    const answer = await browserApi.call(replayModerationWordCall, {
      params: { wordId: id },
      body: { action },
    })
    if (answer.ok) setReplayed(answer.data)
    else showToast('bad', serverText(answer.error))
  }

  return (
    <>
      <WordForm form={form} />
      {replayed && (
        <WordReplay
          key={`${replayed.word.id} ${replayed.action}`}
          replay={replayed}
          onDone={words.reload}
          onClose={() => setReplayed(undefined)}
        />
      )}
      <DeskPart own={words} failure="Slova se nepodařilo načíst">
        {({ data }) => (
          <DataTable
            caption="Hlídaná slova"
            none="Zatím nehlídáme žádné slovo"
            head={HEAD}
            rows={data.map(({ id, word, state, trialHits, note }) => ({
              id,
              cells: [
                word,
                STATES[state],
                String(trialHits ?? ''),
                note,
                state === 'live' ? (
                  <Button aria-label={`Vyřadit ${word}`} onClick={() => replay(id, 'retire')}>
                    Vyřadit
                  </Button>
                ) : (
                  <Button aria-label={`Spustit ${word}`} onClick={() => replay(id, 'activate')}>
                    Spustit
                  </Button>
                ),
              ],
            }))}
          />
        )}
      </DeskPart>
    </>
  )
}

export default WordsPart
