import type { ComponentUsage, UsageExample } from '@inzrt/ui/usage/ComponentUsage.ts'
import { Canvas } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { Said } from './Said.tsx'
import styles from './usage.module.css'
import { WRONG_DRAWINGS } from './wrongDrawings.tsx'

export type UsageExamplesProps = Pick<ComponentUsage, 'dos' | 'donts'> & {
  component: ComponentType<object> | undefined
  /** Properties of the first story. */
  args: object
  /** It needs all the width there is. */
  isWide: boolean
  /** Stories by the names of their exports. */
  stories: Readonly<Record<string, object>>
}

type Shared = Omit<UsageExamplesProps, 'dos' | 'donts'>
type Example = UsageExample<object>

const Live = ({
  component: Component,
  args,
  stories,
  example,
}: Omit<Shared, 'isWide'> & { example: Example }) => {
  if (example.story)
    return <Canvas of={stories[example.story]} sourceState="none" layout="padded" />
  if (example.drawing)
    return (
      <div className={`sb-unstyled ${styles.live}`} inert>
        {WRONG_DRAWINGS[example.drawing]}
      </div>
    )
  if (!example.args || !Component) return null

  return (
    <div className={`sb-unstyled ${styles.live}`}>
      <Component {...args} {...example.args} />
    </div>
  )
}

type ExamplesProps = Shared & { title: 'Ano' | 'Ne'; examples: readonly Example[] }

const Examples = ({ title, examples, ...shared }: ExamplesProps) => (
  <div className={styles.examples} data-kind={title} data-wide={shared.isWide ? '' : undefined}>
    {examples.map((example) => (
      <section
        key={example.text}
        data-live={example.story || example.args || example.drawing ? '' : undefined}
      >
        <p>
          <b>{title}.</b> <Said text={example.text} />
        </p>
        <Live example={example} {...shared} />
      </section>
    ))}
  </div>
)

/** What to do with a component and what not to, with the component itself where that shows it. */
export const UsageExamples = ({ dos, donts, ...shared }: UsageExamplesProps) => (
  <>
    <Examples title="Ano" examples={dos} {...shared} />
    <Examples title="Ne" examples={donts} {...shared} />
  </>
)
