import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { InAllLooks } from './InAllLooks.tsx'
import { importLine } from './importLine.ts'
import { UsageHead } from './UsageHead.tsx'
import { UsageRules } from './UsageRules.tsx'
import { usageOf } from './usages.ts'

/** The page of a component: what is said of it, its properties, and each of its stories once. */
export const ComponentPage = () => {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const [first, ...others] = useContext(DocsContext).componentStories()
  const { fileName, layout, docs } = preparedMeta.parameters
  const usage = usageOf(fileName)
  const stories = csfFile.moduleExports ?? {}
  const shown = [...(usage?.dos ?? []), ...(usage?.donts ?? [])].flatMap(({ story }) =>
    story ? [stories[story]] : [],
  )
  const isFramed = docs?.story?.inline === false
  const rest = others.filter(({ moduleExport }) => !shown.includes(moduleExport))

  return (
    <>
      <Title />
      {usage ? (
        <UsageHead usage={usage} importLine={importLine(fileName)} />
      ) : (
        <Description of="meta" />
      )}
      {first && <Canvas of={first.moduleExport} sourceState={isFramed ? 'none' : 'shown'} />}
      {first && <InAllLooks storyId={first.id} />}
      {usage && (
        <UsageRules
          usage={usage}
          component={preparedMeta.component}
          args={first?.initialArgs ?? {}}
          stories={stories}
          isWide={isFramed || layout === 'fullscreen'}
        />
      )}
      <Heading>Vlastnosti</Heading>
      <Controls />
      {rest.length > 0 && <Heading>Další podoby</Heading>}
      {rest.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded __forceInitialArgs />
      ))}
    </>
  )
}
