import { Clipping } from '../../print/Clipping.tsx'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx'
import { BoxedWords } from './BoxedWords.tsx'
import type { LineAd } from './LineAd.ts'
import styles from './LineAdPreview.module.css'

/** A line of the ad as the paper breaks it, and whether it reaches from edge to edge. */
type PrintedLine = LineAd & { isFull: boolean }

export type LineAdPreviewProps = {
  /** Rubric of the paper. */
  title: string
  /** Page of the paper. */
  page?: string
  /** The ad as it is printed. */
  ad: LineAd
  /** The ad's lines as the paper breaks them; null until they are known. Where they are awaited, room is kept for them. */
  lines?: readonly PrintedLine[] | null | undefined
  /** Line ads printed around it; the ad stands after the first of them. */
  neighbours: readonly LineAd[]
}

const Words = ({ kind, lead, text }: LineAd) => (
  <>
    {kind && <small>{kind}</small>}
    {lead && <b>{lead}</b>}
    {text}
  </>
)

const Whole = ({ text, ...ad }: LineAd) => <Words {...ad} text={` ${text}`} />

type Own = Pick<LineAdPreviewProps, 'ad' | 'lines'>

const Lines = ({ lines }: { lines: readonly PrintedLine[] }) => (
  <span aria-hidden="true" className={styles.lines}>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text is told by its place alone
      <span key={at} className={line.isFull ? styles.full : undefined}>
        <Words {...line} />
      </span>
    ))}
  </span>
)

/** The ad broken as the paper breaks it; anyone who listens hears no divided words. */
const Own = ({ ad, lines }: Own) =>
  ad.isBoxed || lines ? (
    <>
      <VisuallyHidden>
        <Whole {...ad} />
      </VisuallyHidden>
      {ad.isBoxed ? <BoxedWords ad={ad} lines={lines} /> : lines && <Lines lines={lines} />}
    </>
  ) : (
    <Whole {...ad} />
  )

const ownStyle = ({ ad, lines }: Own): string =>
  [ad.isBoxed ? styles.boxed : styles.own, lines !== undefined && styles.awaited]
    .filter(Boolean)
    .join(' ')

/** The ad as the paper prints it, among its neighbours; a clipping. */
export const LineAdPreview = ({ title, page, ad, lines, neighbours }: LineAdPreviewProps) => {
  const [above, ...below] = neighbours

  return (
    <Clipping title={title} page={page}>
      <div className={styles.columns}>
        {above && (
          <p>
            <Whole {...above} />
          </p>
        )}
        <p className={ownStyle({ ad, lines })} data-own>
          <Own ad={ad} lines={lines} />
        </p>
        {below.map((line) => (
          <p key={`${line.lead}${line.text}`}>
            <Whole {...line} />
          </p>
        ))}
      </div>
    </Clipping>
  )
}
