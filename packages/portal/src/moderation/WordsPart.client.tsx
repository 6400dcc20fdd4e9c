'use client'

import { addModerationWord } from '@inzrt/api-client/moderation/addModerationWord'
import { changeModerationWord } from '@inzrt/api-client/moderation/changeModerationWord'
import { listModerationWords } from '@inzrt/api-client/moderation/listModerationWords'
import type { ModerationWord, TriedWord } from '@inzrt/contracts/moderationWord'
import { WordFormSchema } from '@inzrt/domain/forms'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { DataTable } from '@inzrt/ui/moderation/DataTable.tsx'
import { WordForm } from '@inzrt/ui/moderation/WordForm.tsx'
import { useState } from 'react'
import { OwnPart } from '../account/OwnPart.client.tsx'
import { useOwn } from '../account/useOwn.ts'
import { browserApi } from '../api/browserApi.ts'
import { useForm } from '../form/useForm.ts'
import { Tried } from './Tried.client.tsx'
import { useSend } from './useSend.ts'

const EMPTY = { word: '', note: '' }
const STATES = { draft: 'zkouší se', live: 'platí', retired: 'vyřazené' } as const
const HEAD = ['Slovo', 'Stav', 'Zachytilo by za 90 dní', 'Poznámka', 'Akce'] as const

/** Words ads are held for: tried on past ads before they go live. */
const WordsPart = () => {
  const words = useOwn('listModerationWords', '', () => listModerationWords(browserApi))
  const [tried, setTried] = useState<TriedWord['data']>()
  const send = useSend(words.reload)
  const form = useForm({
    schema: WordFormSchema,
    initial: EMPTY,
    send: async (values) => {
      const errors = await send(async () => {
        const answer = await addModerationWord(browserApi, values)
        if (answer.ok) setTried(answer.data)

        return answer
      }, 'Slovo je vyzkoušené, zatím nic nezadrží.')
      if (!errors) form.reset(EMPTY)

      return errors
    },
  })
  const change = ({ id }: ModerationWord, action: 'activate' | 'retire', done: string) =>
    send(() => changeModerationWord(browserApi, id, { action }), done)

  return (
    <>
      <WordForm form={form} />
      {tried && <Tried {...tried} />}
      <OwnPart own={words} failure="Slova se nepodařilo načíst">
        {({ data }) => (
          <DataTable
            caption="Hlídaná slova"
            head={HEAD}
            rows={data.map((word) => ({
              id: word.id,
              cells: [
                word.word,
                STATES[word.state],
                String(word.trialHits ?? ''),
                word.note,
                word.state === 'live' ? (
                  <Button onClick={() => change(word, 'retire', 'Slovo už nic nezadrží.')}>
                    Vyřadit
                  </Button>
                ) : (
                  <Button onClick={() => change(word, 'activate', 'Slovo platí od teď.')}>
                    Spustit
                  </Button>
                ),
              ],
            }))}
          />
        )}
      </OwnPart>
    </>
  )
}

export default WordsPart
