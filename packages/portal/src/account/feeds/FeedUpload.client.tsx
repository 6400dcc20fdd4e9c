'use client'

import { formatCount } from '@inzrt/domain/text'
import { FEED_HEAD_BYTES, feedKindFault } from '@inzrt/rules/feed'
import { FEED_LINES_MAX, FEED_MEGABYTES } from '@inzrt/rules/limits'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { CheckboxField } from '@inzrt/ui/field/CheckboxField.tsx'
import { FileField } from '@inzrt/ui/field/FileField.tsx'
import { fieldsOf } from '@inzrt/ui/form/fieldsOf.ts'
import { SentForm } from '@inzrt/ui/form/SentForm.tsx'
import { useRef, useState } from 'react'
import { settle } from '../../shell/form/settle.ts'
import { useForm } from '../../shell/form/useForm.ts'
import { FeedFormSchema } from './FeedFormSchema.ts'
import styles from './Feeds.module.css'
import { sendFeed } from './sendFeed.ts'

type Values = { file: File | null; endsMissing: boolean; paysByCredit: boolean }

const EMPTY: Values = { file: null, endsMissing: false, paysByCredit: false }

const DONE = 'Soubor je nahraný, výsledek uvidíte za chvíli.'

/** Why a file cannot be one of ads, told before it travels. */
const kindFault = async (file: File): Promise<string | null> => {
  const head = await file
    .slice(0, FEED_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null)

  return head
    ? feedKindFault(new Uint8Array(head))
    : 'Soubor se nepodařilo přečíst. Vyberte ho prosím znovu.'
}

/** Sends a file of ads, in earnest or as a trial. */
export const FeedUpload = ({ onSent }: { onSent: () => unknown }) => {
  const [sentBytes, setSentBytes] = useState(0)
  const isDry = useRef(false)
  const form = useForm({
    schema: FeedFormSchema,
    initial: EMPTY,
    // Chosen, nothing is typed that could be lost.
    isBegun: () => false,
    send: async ({ file, ...choices }) => {
      const wrong = await kindFault(file)
      if (wrong) return { fields: { file: wrong }, text: null }
      setSentBytes(0)
      const answer = await sendFeed(file, { ...choices, isDry: isDry.current }, setSentBytes)
      const { fields, text = null } = settle('sendFeed', answer, DONE) ?? {}
      await onSent()
      // Whatever is wrong, it is the file that was chosen.
      const [fault] = Object.values(fields ?? {})

      return fields && { fields: fault ? { file: fault } : {}, text }
    },
  })
  const { values, errors, isSending } = form
  const { box } = fieldsOf(form, 'soubor')

  return (
    <SettingsSection
      id="nahrat"
      title="Nahrát inzeráty"
      lead={`Soubor CSV nebo XML z\u00a0tabulky či ze skladového programu, do ${formatCount(FEED_LINES_MAX)} řádků.`}
    >
      <SentForm form={form} className={styles.form} label="Nahrát inzeráty">
        <FileField
          id="soubor"
          label={'Soubor s\u00a0inzeráty'}
          hint={`CSV nebo XML do ${FEED_MEGABYTES}\u00a0MB, v\u00a0UTF-8 nebo windows-1250.`}
          error={errors.file}
          accept=".csv,.txt,.xml,text/csv,text/xml,application/xml"
          disabled={isSending}
          onPick={(file) => form.change({ file })}
        />
        <CheckboxField
          {...box('endsMissing')}
          label={'Ukončit inzeráty z\u00a0dřívějších souborů, které v\u00a0tomhle nejsou'}
        />
        <CheckboxField
          {...box('paysByCredit')}
          label={'Placené rubriky zaplatit z\u00a0kreditu a\u00a0začít hned'}
        />
        <p className={styles.note}>
          Nahráním souhlasíte s{'\u00a0'}
          <a href="/pravidla-inzerce">pravidly inzerce</a>. Kontaktem budou jméno, e-mail a
          {'\u00a0'}
          ověřený telefon z{'\u00a0'}vašeho účtu.
        </p>
        {isSending && (
          <ProgressBar label="Nahrávám soubor" value={sentBytes} max={values.file?.size ?? 1} />
        )}
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            disabled={isSending}
            onClick={() => {
              isDry.current = false
            }}
          >
            {isSending ? 'Nahrávám…' : 'Nahrát inzeráty'}
          </Button>
          <Button
            type="submit"
            disabled={isSending}
            onClick={() => {
              isDry.current = true
            }}
          >
            Jen zkontrolovat
          </Button>
        </div>
      </SentForm>
    </SettingsSection>
  )
}
