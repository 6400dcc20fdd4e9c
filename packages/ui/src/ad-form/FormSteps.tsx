import { CheckIcon } from '../icon/CheckIcon.tsx'
import styles from './FormSteps.module.css'

type FormStep = {
  id: string
  label: string
  /** What it holds, or what it still misses. */
  note: string
  isDone: boolean
}

export type FormStepsProps = {
  /** In the order in which they are walked. */
  steps: readonly FormStep[]
  /** Id of the step that is open. */
  current: string
  /** Goes to a step, by its id. */
  onGo: (id: string) => void
}

/** Where in a long form one is and what each part still misses; an `<ol>` of buttons in a `<nav>`. */
export const FormSteps = ({ steps, current, onGo }: FormStepsProps) => (
  <nav aria-label="Kroky formuláře">
    <ol className={styles.steps}>
      {steps.map(({ id, label, note, isDone }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.step}
            aria-current={id === current ? 'step' : undefined}
            onClick={() => onGo(id)}
          >
            <span className={styles.mark} data-done={isDone || undefined} aria-hidden="true">
              {isDone ? <CheckIcon /> : index + 1}
            </span>
            <span className={styles.texts}>
              <b>{label}</b>
              <small>{note}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
