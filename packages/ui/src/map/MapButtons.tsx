import { Button } from '../button/Button.tsx'
import { ArrowLeftIcon } from '../icon/ArrowLeftIcon.tsx'
import { ArrowRightIcon } from '../icon/ArrowRightIcon.tsx'
import { ArrowUpIcon } from '../icon/ArrowUpIcon.tsx'
import { MinusIcon } from '../icon/MinusIcon.tsx'
import { PlusIcon } from '../icon/PlusIcon.tsx'
import styles from './MapButtons.module.css'

/** What a finger or a wheel does with a map, as buttons; `data-move` is the key that does the same. */
export const MapButtons = () => (
  <fieldset className={styles.buttons} aria-label="Ovládání mapy">
    <Button data-move="+" aria-label="Přiblížit mapu" icon={<PlusIcon />} />
    <Button data-move="-" aria-label="Oddálit mapu" icon={<MinusIcon />} />
    <Button data-move="ArrowLeft" aria-label="Posunout mapu doleva" icon={<ArrowLeftIcon />} />
    <Button data-move="ArrowUp" aria-label="Posunout mapu nahoru" icon={<ArrowUpIcon />} />
    <Button
      className={styles.down}
      data-move="ArrowDown"
      aria-label="Posunout mapu dolů"
      icon={<ArrowUpIcon />}
    />
    <Button data-move="ArrowRight" aria-label="Posunout mapu doprava" icon={<ArrowRightIcon />} />
    <Button data-move="0">Celá mapa</Button>
  </fieldset>
)
