import { Button } from '../../button/Button.tsx'
import styles from './DiscreetSwitch.module.css'

export type DiscreetSwitchProps = {
  /** Path it is sent to by POST. */ action: string /** The discreet look is on now. */
  isOn: boolean
}

/** Turns the discreet look on or off; a `<form>` that works without a script. */
export const DiscreetSwitch = ({ action, isOn }: DiscreetSwitchProps) => (
  <form className={styles.switch} action={action} method="post">
    <p>
      {isOn
        ? 'Diskrétní režim je zapnutý: karta prohlížeče i\u00a0historie ukazují jen „Dokument“.'
        : 'Nechcete, aby karta prohlížeče a\u00a0historie prozradily, kde jste?'}
    </p>
    <Button type="submit" name="rezim" value={isOn ? '0' : '1'}>
      {isOn ? 'Vypnout diskrétní režim' : 'Zapnout diskrétní režim'}
    </Button>
  </form>
)
