import { type ComponentType, lazy } from 'react'

const renewals = new Set<() => void>()

/** Lets parts that could not be loaded be asked for again. */
export const resetLazyParts = (): void => {
  for (const renew of renewals) renew()
  renewals.clear()
}

/**
 * A part whose code comes when it is first shown. React's `lazy` remembers a failed load for good; after
 * `resetLazyParts` this one asks again.
 * @example const Window = lazyPart(() => import('./Window.client.tsx'))
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const ask = () =>
    lazy(() =>
      load().catch((error) => {
        renewals.add(() => {
          Current = ask()
        })
        throw error
      }),
    ) as unknown as ComponentType<Props>
  let Current = ask()

  return (props) => <Current {...props} />
}
