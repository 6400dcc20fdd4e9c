'use client'

import { FEED_LINES_MAX, FEED_MEGABYTES } from '@inzrt/domain/limits'
import { formatCount } from '@inzrt/domain/text'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { CheckboxField } from '@inzrt/ui/field/CheckboxField.tsx'
import { FileField } from '@inzrt/ui/field/FileField.tsx'
import { useState } from 'react'
import { settle } from '../../shell/form/settle.ts'
import styles from './Feeds.module.css'
import { sendFeed } from './sendFeed.ts'

const faultOf = (file: File | null): string | null => {
  if (file === null) return 'Vyberte prosím soubor.'
  if (file.size === 0) return 'Soubor je prázdný.'

  return file.size > FEED_MEGABYTES * 1024 * 1024
    ? `Soubor může mít nejvýš ${FEED_MEGABYTES}\u00a0MB.`
    : null
}

/** Sends a file of ads, in earnest or as a trial. */
export const FeedUpload = ({ onSent }: { onSent: () => unknown }) => {
  const [file, setFile] = useState<File | null>(null)
  const [endsMissing, setEndsMissing] = useState(false)
  const [paysByCredit, setPaysByCredit] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const isSending = sent !== null

  const send = async (isDry: boolean) => {
    const wrong = faultOf(file)
    setFault(wrong)
    if (wrong || !file) return
    setSent(0)
    const answer = await sendFeed(file, { isDry, endsMissing, paysByCredit }, setSent)
    setSent(null)
    const refused = settle('sendFeed', answer, 'Soubor je nahraný, výsledek uvidíte za chvíli.')
    setFault(Object.values(refused ?? {})[0] ?? null)
    await onSent()
  }

  return (
    <SettingsSection
      id="nahrat"
      title="Nahrát inzeráty"
      lead={`Soubor CSV nebo XML z\u00a0tabulky či ze skladového programu, do ${formatCount(FEED_LINES_MAX)} řádků.`}
    >
      <form
        className={styles.form}
        aria-labelledby="nahrat"
        aria-busy={isSending}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(false)
        }}
      >
        <FileField
          id="soubor"
          label={'Soubor s\u00a0inzeráty'}
          hint={`CSV nebo XML do ${FEED_MEGABYTES}\u00a0MB, v\u00a0UTF-8 nebo windows-1250.`}
          error={fault ?? undefined}
          accept=".csv,.txt,.xml,text/csv,text/xml,application/xml"
          disabled={isSending}
          onPick={(picked) => {
            setFile(picked)
            setFault(null)
          }}
        />
        <CheckboxField
          name="endsMissing"
          label={'Ukončit inzeráty z\u00a0dřívějších souborů, které v\u00a0tomhle nejsou'}
          checked={endsMissing}
          disabled={isSending}
          onChange={({ target }) => setEndsMissing(target.checked)}
        />
        <CheckboxField
          name="paysByCredit"
          label={'Placené rubriky zaplatit z\u00a0kreditu a\u00a0začít hned'}
          checked={paysByCredit}
          disabled={isSending}
          onChange={({ target }) => setPaysByCredit(target.checked)}
        />
        <p className={styles.note}>
          Nahráním souhlasíte s{'\u00a0'}
          <a href="/pravidla-inzerce">pravidly inzerce</a>. Kontaktem budou jméno, e-mail a
          {'\u00a0'}
          ověřený telefon z{'\u00a0'}vašeho účtu.
        </p>
        {isSending && (
          <ProgressBar label="Nahrávám soubor" value={sent} max={Math.max(file?.size ?? 1, 1)} />
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" disabled={isSending}>
            {isSending ? 'Nahrávám…' : 'Nahrát inzeráty'}
          </Button>
          <Button disabled={isSending} onClick={() => void send(true)}>
            Jen zkontrolovat
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
