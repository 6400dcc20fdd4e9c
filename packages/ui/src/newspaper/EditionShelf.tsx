import { classNames } from '../class-names/classNames.ts'
import styles from './EditionShelf.module.css'

export type ShelvedEdition = {
  /** „č. 48“. */
  title: string
  /** „úterý 1. prosince“. */
  released: string
  /** „84 stran, 8 714 inzerátů“. */
  extent?: string | undefined
  cover: string | null
  /** The paper itself; without it the edition can only be asked for. */
  pdf: string | null
  /** What stands where there is no paper. */
  instead: string
}

export type EditionShelfProps = {
  /** The newest first. */
  editions: readonly ShelvedEdition[]
  /** The first one is today's paper: it lies large in front of the others. */
  hasLatest?: boolean
}

const Cover = ({ title, cover }: ShelvedEdition) =>
  cover ? (
    <img
      className={styles.cover}
      src={cover}
      width={285}
      height={410}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={styles.empty} aria-hidden="true">
      {title}
    </span>
  )

const Edition = (edition: ShelvedEdition) => {
  const { title, released, extent, pdf, instead } = edition

  return (
    <li className={styles.edition}>
      <Cover {...edition} />
      <div>
        <h3>
          {pdf ? (
            <a className={styles.link} href={pdf}>
              {title} <span className={styles.kind}>PDF</span>
            </a>
          ) : (
            title
          )}
        </h3>
        <p>{released}</p>
        {extent && <p className={styles.quiet}>{extent}</p>}
        {!pdf && <p className={styles.quiet}>{instead}</p>}
      </div>
    </li>
  )
}

/** Covers of printed editions side by side, each leading to its paper; a `<ul>`. */
export const EditionShelf = ({ editions, hasLatest = false }: EditionShelfProps) => (
  <ul className={classNames(styles.shelf, hasLatest && styles.withLatest)}>
    {editions.map((edition) => (
      <Edition key={edition.title} {...edition} />
    ))}
  </ul>
)
