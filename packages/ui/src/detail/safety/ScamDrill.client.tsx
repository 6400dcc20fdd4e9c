'use client'

import { useEffect, useState } from 'react'
import { takeFirstFocus } from '../../auth/takeFirstFocus.ts'
import { Button } from '../../button/Button.tsx'
import { Dialog } from '../../dialog/Dialog.client.tsx'
import styles from './ScamDrill.module.css'
import { SCAM_DRILLS, type TradeSide } from './scamDrills.ts'

export type ScamDrillProps = {
  /** The drill is over, of itself or skipped. */
  onDone: () => void
  onClose: () => void
}

const SECONDS = 5
const SIDES = ['buying', 'selling'] as const

const Rules = ({ side, onDone }: { side: TradeSide; onDone: () => void }) => {
  const [left, setLeft] = useState(SECONDS)
  const { rules } = SCAM_DRILLS[side]

  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onDone()), 1000)

    return () => clearTimeout(timer)
  }, [left, onDone])

  return (
    <>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <Button
        ref={(button) => button?.focus()}
        variant="primary"
        size="big"
        isBlock
        onClick={onDone}
      >
        Rozumím, ukázat telefon
      </Button>
      <p className={styles.left}>Telefon se ukáže sám za {left}&nbsp;s.</p>
    </>
  )
}

/** Asks which side one is on and shows what to watch for, at most five seconds (N008); a `<dialog>`. */
export const ScamDrill = ({ onDone, onClose }: ScamDrillProps) => {
  const [side, setSide] = useState<TradeSide | null>(null)

  return (
    <Dialog
      isOpen
      title={side ? SCAM_DRILLS[side].title : 'Kupujete, nebo prodáváte?'}
      onClose={onClose}
    >
      {side ? (
        <Rules side={side} onDone={onDone} />
      ) : (
        <>
          <p>Než ukážeme telefon, připomeneme vám, na co si dát pozor. Jednou denně, pět sekund.</p>
          <div className={styles.sides}>
            {SIDES.map((each, index) => (
              <Button
                key={each}
                ref={index === 0 ? takeFirstFocus : undefined}
                size="big"
                onClick={() => setSide(each)}
              >
                {SCAM_DRILLS[each].label}
              </Button>
            ))}
          </div>
        </>
      )}
    </Dialog>
  )
}
