import { joinList } from '@inzrt/domain/text'
import type { ReactNode } from 'react'
import { ProgressBar } from '../../feedback/ProgressBar.tsx'
import { CheckIcon } from '../../icon/CheckIcon.tsx'
import { ClockIcon } from '../../icon/ClockIcon.tsx'
import { WarningIcon } from '../../icon/WarningIcon.tsx'
import styles from './FeedReport.module.css'

/** What is wrong with a line of a file, or with several alike. */
export type FeedFault = {
  lines: readonly { line: number; number: string | null }[]
  /** By columns; one without a name is about the line. */
  faults: readonly { column: string; text: string }[]
}

export type FeedReportProps = {
  id: number
  /** What the file is called. */
  name: string
  /** „zkouška nanečisto · 4. 5. 2026 8:00“ */
  note: string
  /** How it ended; gives the icon. */
  tone: 'good' | 'bad' | 'waiting'
  /** What became of it, in sentences. */
  texts: readonly string[]
  /** How far it is; left out when nobody works on it. */
  progress?: { value: number; max: number } | undefined
  /** What is wrong, by lines and columns. */
  faults: readonly FeedFault[]
  /** What a file counts: lines of a table, or ads that stand as they like. */
  unit?: keyof typeof PLURALS
  /** What can be done with it. */
  actions?: ReactNode
}

const PLURALS = { Řádek: 'Řádky', Inzerát: 'Inzeráty' } as const

/** So many of them are named. */
const NAMED = 8

const LinesOf = ({ lines, unit }: Pick<FeedFault, 'lines'> & { unit: keyof typeof PLURALS }) => {
  const [first, second] = lines
  if (second === undefined)
    return (
      <>
        <b>
          {unit} {first?.line}
        </b>
        {first?.number != null && <span className={styles.number}> {first.number}</span>}
      </>
    )
  const named = lines.slice(0, lines.length > NAMED + 1 ? NAMED : lines.length)
  const others = lines.length - named.length
  const words = named.map(({ line }) => String(line))

  return (
    <b>
      {PLURALS[unit]} {joinList(others > 0 ? [...words, `${others}\u00a0dalších`] : words)}
    </b>
  )
}

const ICONS = { good: <CheckIcon />, bad: <WarningIcon />, waiting: <ClockIcon /> }

/** What became of a file of ads, with what is wrong by line and column; an `<article>`. */
export const FeedReport = ({
  id,
  name,
  note,
  tone,
  texts,
  progress,
  faults,
  unit = 'Řádek',
  actions,
}: FeedReportProps) => (
  <article className={styles.report} aria-labelledby={`soubor-${id}`}>
    <h3 id={`soubor-${id}`}>{name}</h3>
    <p className={styles.note}>{note}</p>
    {progress && (
      <ProgressBar label={`Zpracování souboru ${name}`} value={progress.value} max={progress.max} />
    )}
    <ul className={styles.texts} data-tone={tone}>
      {texts.map((text, at) => (
        <li key={text}>
          {at === 0 && ICONS[tone]}
          <span>{text}</span>
        </li>
      ))}
    </ul>
    {faults.length > 0 && (
      <ol
        className={styles.faults}
        aria-label={`${PLURALS[unit]} s\u00a0chybou v\u00a0souboru ${name}`}
      >
        {faults.map(({ lines, faults: wrong }) => (
          <li key={lines[0]?.line}>
            <LinesOf lines={lines} unit={unit} />
            <ul>
              {wrong.map(({ column, text }) => (
                <li key={column}>
                  {column !== '' && <b>{column}: </b>}
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    )}
    {actions && <div className={styles.actions}>{actions}</div>}
  </article>
)
