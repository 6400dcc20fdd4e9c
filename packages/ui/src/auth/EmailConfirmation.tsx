import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import styles from './EmailConfirmation.module.css'

export type EmailConfirmationState = 'checking' | 'done' | 'expired' | 'failed' | 'sent'

export type EmailConfirmationProps = {
  state: EmailConfirmationState
  /** Tries the link once more, after the connection failed. */
  onRetry: () => void
  /** Only somebody logged in can have the mail sent again. */
  onResend?: (() => void) | undefined
}

const TEXTS: Record<EmailConfirmationState, string> = {
  checking: 'Ověřujeme odkaz z\u00a0e-mailu.',
  done: 'Děkujeme, e-mail je potvrzený. Inzeráty, které čekaly jen na\u00a0něj, zveřejníme.',
  expired: 'Odkaz neplatí: buď už posloužil, nebo mu vypršela platnost (48\u00a0hodin).',
  failed: 'E-mail se teď nepodařilo potvrdit. Odkaz dál platí, zkuste to prosím znovu.',
  sent: 'Nový odkaz je na cestě. Podívejte se do\u00a0e-mailu, případně mezi nevyžádanou poštu.',
}

/** How the confirmation of an address ended, and the next step; a `<div>`. */
export const EmailConfirmation = ({ state, onRetry, onResend }: EmailConfirmationProps) => (
  <div className={styles.confirmation}>
    {state === 'checking' && <ProgressBar label="Ověřuji" />}
    <p role="status">{TEXTS[state]}</p>
    {state === 'done' && (
      <LinkButton variant="primary" href="/muj-ucet">
        Přejít do mého účtu
      </LinkButton>
    )}
    {state === 'failed' && <Button onClick={onRetry}>Zkusit znovu</Button>}
    {state === 'expired' &&
      (onResend ? (
        <Button onClick={onResend}>Poslat nový odkaz</Button>
      ) : (
        <LinkButton href="/login?returnTo=/muj-ucet">Přihlásit se a poslat nový odkaz</LinkButton>
      ))}
  </div>
)
