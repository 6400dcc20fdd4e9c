/** Remembers what `make` gave for each key. Only for keys of which there are few. */
export const memoise = <Argument, Value>(
  keyOf: (argument: Argument) => string,
  make: (argument: Argument) => Value,
): ((argument: Argument) => Value) => {
  const known = new Map<string, Value>()

  return (argument) => {
    const key = keyOf(argument)
    const value = known.get(key) ?? make(argument)
    known.set(key, value)

    return value
  }
}
