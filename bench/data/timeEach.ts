/** Time of every call in milliseconds, one after another as one client makes them. */
export const timeEach = async <Input>(
  inputs: readonly Input[],
  call: (input: Input, at: number) => Promise<unknown>,
): Promise<number[]> => {
  const times: number[] = []
  for (const [at, input] of inputs.entries()) {
    const start = performance.now()
    await call(input, at)
    times.push(performance.now() - start)
  }

  return times
}
