/**
 * Has the browser make a passkey; the code for it comes when it is first used.
 * @returns what the api keeps of it; null when the visitor let it be, or the device cannot
 */
export const makePasskey = async (
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | null> => {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  try {
    return { ...(await startRegistration({ optionsJSON: options as unknown as Options })) }
  } catch {
    return null
  }
}
