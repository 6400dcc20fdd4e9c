/**
 * Has a passkey sign what the api asks for; the code for it comes when it is first used.
 * @returns what the api looks at; null when the visitor let it be, or no passkey was at hand
 */
export const signByPasskey = async (
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | null> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  try {
    return { ...(await startAuthentication({ optionsJSON: options as unknown as Options })) }
  } catch {
    return null
  }
}
