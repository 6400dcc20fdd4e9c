import { Button } from '../button/Button.tsx'
import { waitable } from '../button/waitable.ts'
import { CheckboxField } from '../field/CheckboxField.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './NotifiedBrowsers.module.css'
import type { PushState } from './PushState.ts'
import { PUSH_TEXTS } from './pushTexts.ts'

export type NotifiedBrowsersProps = {
  /** How it stands with this browser. */
  state: PushState
  /** New messages are told here too. */
  hasMessages: boolean
  /** Elsewhere: browser and system in words, and since when. */
  others: readonly Readonly<{ id: number; device: string; since: string }>[]
  /** Something is being switched: nothing else can be. */
  isBusy?: boolean
  /** Asks for notifications in this browser. */
  onSwitchOn: () => void
  /** Ends them in this browser. */
  onSwitchOff: () => void
  /** Chooses whether messages are told of too. */
  onMessages: (isWanted: boolean) => void
  /** Ends them in another browser of the account. */
  onRemove: (id: number) => void
}

const USUAL: Readonly<Partial<Record<PushState, string>>> = {
  on: 'V\u00a0tomto prohlížeči vás upozorňujeme, i\u00a0když náš web nemáte otevřený.',
  off: 'V\u00a0tomto prohlížeči vás neupozorňujeme.',
  asking: 'Čekám na svolení…',
}

/** Browsers the account is notified in, this one first; a `<div>`. */
export const NotifiedBrowsers = ({
  state,
  hasMessages,
  others,
  isBusy = false,
  onSwitchOn,
  onSwitchOff,
  onMessages,
  onRemove,
}: NotifiedBrowsersProps) => (
  <div className={styles.browsers}>
    <p role="status">{USUAL[state] ?? PUSH_TEXTS[state]}</p>
    {state === 'on' && (
      <CheckboxField
        name="zpravy-v-prohlizeci"
        label={'Upozornit i\u00a0na nové zprávy k\u00a0inzerátům'}
        checked={hasMessages}
        disabled={isBusy}
        onChange={(event) => onMessages(event.target.checked)}
      />
    )}
    {state === 'on' ? (
      <Button {...waitable(isBusy, onSwitchOff)}>Vypnout v{'\u00a0'}tomto prohlížeči</Button>
    ) : (
      state !== 'unsupported' && (
        <Button {...waitable(isBusy || state === 'asking', onSwitchOn)}>
          Upozorňovat i{'\u00a0'}v{'\u00a0'}tomto prohlížeči
        </Button>
      )
    )}
    {others.length > 0 && (
      <>
        <h3>Další prohlížeče</h3>
        <ul>
          {others.map(({ id, device, since }) => (
            <li key={id}>
              <span>
                {device} <small>{since}</small>
              </span>
              <Button {...waitable(isBusy, () => onRemove(id))}>
                Vypnout<VisuallyHidden>: {device}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
