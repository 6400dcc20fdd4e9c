type Place = Readonly<{ host: string; port: number }>

const FAULTS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program. Stop it, or set PORT to a free port.`,
  EACCES: ({ port }) => `PORT ${port} may not be listened on by this user.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
  EAI_AGAIN: ({ host }) => `HOST ${host} is no address of this machine.`,
}

/**
 * Why a server cannot listen, in a sentence that names the setting; another failure as it is.
 * @example await app.listen(place).catch((error) => { throw explainListening(error, place) })
 */
export const explainListening = (error: unknown, place: Place): unknown => {
  const { code, syscall } = error as NodeJS.ErrnoException
  const fault = syscall === 'listen' || syscall === 'getaddrinfo' ? FAULTS[code ?? ''] : undefined

  return fault ? new Error(fault(place)) : error
}
