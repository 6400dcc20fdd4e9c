import exported from '../../../../packages/ui/exports.txt?raw'
import { componentOf } from './usages.ts'

/** Modules that the design system publishes: `button/Button`, `auth/LoginForm.client`. */
const MODULES = exported.split('\n').flatMap((line) => {
  const [path = '', names] = line.split(': ', 2)

  return names ? [{ path, names: names.split(', ') }] : []
})

/** How a component is imported by its path in the repository; one of the portal is not published. */
export const importLine = (file: string): string | undefined => {
  const [, place] = file.split('/packages/ui/src/')
  const [path] = place?.split('.', 1) ?? []
  const name = componentOf(file)
  const module = MODULES.find(
    (each) => [path, `${path}.client`].includes(each.path) && each.names.includes(name),
  )

  return module && `import { ${name} } from '@inzrt/ui/${module.path}'`
}
