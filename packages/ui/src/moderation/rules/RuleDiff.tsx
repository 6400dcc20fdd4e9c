import { StateMark, type StateTone } from '../../badge/StateMark.tsx'
import { Button } from '../../button/Button.tsx'
import { waitable } from '../../button/waitable.ts'
import forms from '../deciding/DecisionForm.module.css'
import styles from './RuleDiff.module.css'

type FlippedAd = {
  id: number
  href: string
  heading: string
  state: { text: string; tone: StateTone }
}

type Side = {
  /** „Nově by čekaly 3 inzeráty“. */
  title: string
  ads: readonly FlippedAd[]
  /** „a 12 dalších“, when not all are named. */
  rest?: string | undefined
}

export type RuleDiffProps = {
  /** On what the change was tried, in a sentence. */
  summary: string
  /** Ads that would newly wait for a person. */
  held: Side
  /** Ads that would newly pass. */
  released: Side
  /** „Spustit slovo padělek“. */
  confirmLabel: string
  isSending: boolean
  /** The change is right and is to hold. */
  onConfirm: () => void
  onCancel: () => void
}

const Flips = ({ title, ads, rest, sign }: Side & { sign: '+' | '−' }) => (
  <section className={styles.side} data-sign={sign}>
    <h4>{title}</h4>
    {ads.length > 0 && (
      <ul>
        {ads.map(({ id, href, heading, state }) => (
          <li key={id}>
            <span aria-hidden="true">{sign}</span> <a href={href}>{heading}</a>{' '}
            <StateMark tone={state.tone}>{state.text}</StateMark>
          </li>
        ))}
      </ul>
    )}
    {rest && <p>{rest}</p>}
  </section>
)

/** What a change of the rules would have done to past ads, and the question whether to make it; a `<div>`. */
export const RuleDiff = ({
  summary,
  held,
  released,
  confirmLabel,
  isSending,
  onConfirm,
  onCancel,
}: RuleDiffProps) => (
  <div className={styles.diff}>
    <p role="status">{summary}</p>
    <Flips {...held} sign="+" />
    <Flips {...released} sign="−" />
    <p className={forms.actions}>
      <Button variant="primary" {...waitable(isSending, onConfirm)}>
        {confirmLabel}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Nechat, jak je
      </Button>
    </p>
  </div>
)
