import { PORTS } from './ports.ts'

/** Password of an account of the demo, as the sandbox shows it. */
export const sandboxPassword = async (nickname: string): Promise<string> => {
  const sandbox = await (await fetch(`http://localhost:${PORTS.sandbox}`)).text()

  return new RegExp(`>${nickname}</th><td><code>([^<]+)</code>`).exec(sandbox)?.[1] ?? ''
}
