import type { ComponentUsage } from '@inzrt/ui/usage/ComponentUsage.ts'

/** How each component is used, by the path of its file. */
export const USAGES = import.meta.glob<ComponentUsage>(
  '../../../../packages/{ui,portal}/src/**/*.usage.ts',
  { eager: true, import: 'usage' },
)

/** `button/Button.usage.ts` is of Button. */
export const componentOf = (path: string): string =>
  path
    .slice(path.lastIndexOf('/') + 1)
    .split('.', 1)
    .join()

/** Of the component whose stories lie in a file, beside which it lies. */
export const usageOf = (storiesFile: string): ComponentUsage | undefined => {
  const [, place] = storiesFile.replace('.stories.tsx', '.usage.ts').split('/packages/')

  return Object.entries(USAGES).find(([path]) => place && path.endsWith(`/packages/${place}`))?.[1]
}
