import styles from './ProposedChange.module.css'

type Part = Readonly<{ text: string; is: 'kept' | 'added' | 'taken' }>

export type ProposedChangeProps = {
  /** When it changes. */
  heading: Readonly<{ before: string; after: string }> | null
  /** The old and the new text in one, word by word. */
  text: readonly Part[]
  /** What is said of the thing otherwise; null: nothing. */
  attributes: readonly Readonly<{ name: string; before: string | null; after: string | null }>[]
  /** „1 500 Kč“ each, when the price changes. */
  price: Readonly<{ before: string; after: string }> | null
  /** Pictures the ad is to have. */
  images: readonly { src: string; href: string; isNew: boolean }[]
  /** „2 fotky se odeberou“. */
  takenImages: string | null
}

const ELEMENTS = { kept: 'span', added: 'ins', taken: 'del' } as const

/** How an ad is to be changed, beside how it stands; a `<section>`. */
export const ProposedChange = ({
  heading,
  text,
  attributes,
  price,
  images,
  takenImages,
}: ProposedChangeProps) => (
  <section className={styles.change} aria-label="Navržená změna">
    {heading && (
      <p>
        Nadpis: <del>{heading.before}</del> <ins>{heading.after}</ins>
      </p>
    )}
    <p className={styles.text}>
      {text.map(({ text: words, is }, at) => {
        const Element = ELEMENTS[is]

        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is told by its place alone
        return <Element key={at}>{words}</Element>
      })}
    </p>
    {attributes.map(({ name, before, after }) => (
      <p key={name}>
        {name}: {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
      </p>
    ))}
    {price && (
      <p>
        Cena: <del>{price.before}</del> <ins>{price.after}</ins>
      </p>
    )}
    {images.length > 0 && (
      <ul className={styles.images}>
        {images.map(({ src, href, isNew }, at) => (
          <li key={src}>
            <a href={href} target="_blank" rel="noreferrer">
              <img src={src} alt={`Fotka ${at + 1}`} width={120} height={90} loading="lazy" />
            </a>
            {isNew && <ins>nová</ins>}
          </li>
        ))}
      </ul>
    )}
    {takenImages && <p>{takenImages}</p>}
  </section>
)
