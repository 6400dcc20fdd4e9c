import { visitor } from './startAdvertising.ts'

export type Sent = Readonly<{ status: number; ms: number }>

/** Sends a file as a photo; status 0: the connection was lost. */
export const sendFile = async (url: string, bytes: Buffer): Promise<Sent> => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'foto.jpg')
  const start = performance.now()
  const status = await fetch(`${url}/api/front/images`, {
    method: 'POST',
    headers: visitor(),
    body: form,
  }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )

  return { status, ms: performance.now() - start }
}
