type Constructor = new (...args: never[]) => object

const HIDDEN = [
  [String.prototype, 'localeCompare'],
  [Number.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleString'],
  [Date.prototype, 'toLocaleDateString'],
  [Date.prototype, 'toLocaleTimeString'],
] as const

/** How many Intl objects some work makes, openly or inside methods such as `toLocaleString`. */
export const countIntlObjects = (work: () => void): number => {
  let made = 0
  const count = <Wrapped extends object>(wrapped: Wrapped): Wrapped =>
    new Proxy(wrapped, {
      construct: (target, args) => {
        made += 1
        return Reflect.construct(target as unknown as Constructor, args)
      },
      apply: (target, self, args) => {
        made += 1
        return Reflect.apply(target as unknown as () => unknown, self, args)
      },
    })
  const places: [object, string][] = [
    ...Object.getOwnPropertyNames(Intl).map((name): [object, string] => [Intl, name]),
    ...HIDDEN.map(([owner, name]): [object, string] => [owner, name]),
  ]
  const originals = places.map(([owner, name]) => Reflect.get(owner, name))
  for (const [at, [owner, name]] of places.entries()) Reflect.set(owner, name, count(originals[at]))
  try {
    work()
  } finally {
    for (const [at, [owner, name]] of places.entries()) Reflect.set(owner, name, originals[at])
  }

  return made
}
