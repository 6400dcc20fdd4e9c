import { Button } from '../../button/Button.tsx'
import { LinkButton } from '../../button/LinkButton.tsx'
import { LogOutIcon } from '../../icon/LogOutIcon.tsx'
import { UserIcon } from '../../icon/UserIcon.tsx'
import styles from './AccountActions.module.css'
import label from './HeaderLabel.module.css'

export type AccountActionsProps = {
  /** Shown name, cut to its length; empty until it is known. */
  name: string
  /** Opens the window of the login. */
  onLogIn: () => void
  /** Ends the login. */
  onLogOut: () => void
  /** The visitor points at the login: time to fetch its window. */
  onIntent?: () => void
  /** The logout is on its way. */
  isLeaving?: boolean
}

/**
 * The header's way into the account and out (R078–R080): drawn for a guest and for somebody logged in at
 * once, `data-signed-in` on the document shows one of them. Without JavaScript both forms lead to pages.
 */
export const AccountActions = ({
  name,
  onLogIn,
  onLogOut,
  onIntent,
  isLeaving = false,
}: AccountActionsProps) => (
  // Together: the focus of one that goes away is given to the other.
  <div className={styles.actions}>
    <form className={styles.guest} action="/login">
      <Button
        type="submit"
        icon={<UserIcon />}
        aria-label="Přihlášení / registrace"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={(event) => {
          event.preventDefault()
          onLogIn()
        }}
      >
        <span className={label.fromTablet}>Přihlášení / registrace</span>
      </Button>
    </form>
    <div className={styles.user}>
      <LinkButton
        href="/muj-ucet"
        icon={<UserIcon />}
        className={styles.account}
        aria-label={`Můj účet ${name}`.trim()}
      >
        <span className={label.fromTablet}>
          <span className={styles.title}>Můj účet</span> <span className={styles.name}>{name}</span>
        </span>
      </LinkButton>
      <form action="/logout">
        <Button
          type="submit"
          icon={<LogOutIcon />}
          aria-label="Odhlásit"
          aria-disabled={isLeaving}
          onClick={(event) => {
            event.preventDefault()
            if (!isLeaving) onLogOut()
          }}
        >
          <span className={label.fromDesktop}>Odhlásit</span>
        </Button>
      </form>
    </div>
  </div>
)
