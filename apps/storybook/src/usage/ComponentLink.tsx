import { AnchorMdx } from '@storybook/addon-docs/blocks'
import styles from './usage.module.css'
import { usePages } from './usePages.ts'

/** A component by its name, leading to its page where it has one. */
export const ComponentLink = ({ name }: { name: string }) => {
  const id = usePages().get(name)

  return id ? (
    <AnchorMdx href={`?path=/docs/${id}`} target="_top">
      {name}
    </AnchorMdx>
  ) : (
    <code className={styles.code}>{name}</code>
  )
}
