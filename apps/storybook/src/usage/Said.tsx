import { nonBreaking } from '@inzrt/domain/text'
import styles from './usage.module.css'

/** A text with code between backticks. */
export const Said = ({ text }: { text: string }) =>
  text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text is told by its place alone
      <code key={at} className={styles.code}>
        {part}
      </code>
    ) : (
      nonBreaking(part)
    ),
  )
