import styles from './EditionDates.module.css'

type Leaf = {
  /** „čtvrtek“. */
  weekday: string
  /** „26. 11.“. */
  day: string
  /** „12:00“. */
  time?: string
}

export type DatedEdition = {
  /** „č. 48/2026“. */
  title: string
  deadline: Leaf
  release: Leaf
}

export type EditionDatesProps = {
  /** Soonest first; the first one is the next to close. */
  editions: readonly DatedEdition[]
}

const CalendarLeaf = ({ name, weekday, day, time }: Leaf & { name: string }) => (
  <div className={styles.leaf}>
    <dt>{name}</dt>
    <dd>
      {weekday} <b>{day}</b>
      {time && ` ${time}`}
    </dd>
  </div>
)

/** When editions close and come out, as leaves of a calendar; an `<ol>`. */
export const EditionDates = ({ editions }: EditionDatesProps) => (
  <ol className={styles.editions}>
    {editions.map(({ title, deadline, release }, index) => (
      <li key={title}>
        <p className={styles.title}>
          {title}
          {index === 0 && <span className={styles.next}>nejbližší</span>}
        </p>
        <dl className={styles.leaves}>
          <CalendarLeaf name="Uzávěrka" {...deadline} />
          <CalendarLeaf name="Vychází" {...release} />
        </dl>
      </li>
    ))}
  </ol>
)
