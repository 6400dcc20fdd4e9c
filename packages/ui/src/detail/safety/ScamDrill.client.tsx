'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../button/Button.tsx'
import styles from './ScamDrill.module.css'
import { SCAM_DRILLS, type TradeSide } from './scamDrills.ts'

export type ScamDrillProps = {
  /** On which side of the trade the reader stands. */
  side: TradeSide
  /** The drill is over, of itself or skipped. */
  onDone: () => void
}

const SECONDS = 5

/** What to watch for before a call, at most five seconds, where the number will stand (N008); a `<section>`. */
export const ScamDrill = ({ side, onDone }: ScamDrillProps) => {
  const [left, setLeft] = useState(SECONDS)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { title, rules } = SCAM_DRILLS[side]

  useEffect(() => button.current?.focus(), [])

  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onDone()), 1000)

    return () => clearTimeout(timer)
  }, [left, onDone])

  return (
    <section className={styles.drill} data-drill aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <Button
        ref={button}
        aria-describedby={id}
        variant="primary"
        size="big"
        isBlock
        onClick={onDone}
      >
        Rozumím, ukázat telefon
      </Button>
      <p className={styles.left}>Telefon se ukáže sám za {left}&nbsp;s.</p>
    </section>
  )
}
