/** Time of every call in milliseconds, one after another as one client makes them. */
export const timeEach = async <Input>(
  inputs: readonly Input[],
  call: (input: Input) => Promise<unknown>,
): Promise<number[]> => {
  const times: number[] = []
  for (const input of inputs) {
    const start = performance.now()
    await call(input)
    times.push(performance.now() - start)
  }

  return times
}
