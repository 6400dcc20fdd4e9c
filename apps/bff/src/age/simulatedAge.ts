import { openAge } from '@inzrt/protocols/age/signedAge'
import type { AgeProvider } from './AgeProvider.ts'

type Simulator = Readonly<{ url: string; secret: string; wall: () => number }>

/** The sandbox's page of age: `age:state:end`, signed. */
export const simulatedAge = ({ url, secret, wall }: Simulator): AgeProvider => ({
  begin: ({ state, returnUrl, minimumAge }) => {
    const target = new URL(url)
    target.search = new URLSearchParams({
      state,
      return: returnUrl,
      age: String(minimumAge),
    }).toString()

    return target.href
  },
  confirms: (answer, { state, minimumAge }) => {
    const [age, echoed, end] = (openAge(secret, answer.get('token') ?? '') ?? '').split(':')

    return Number(age) >= minimumAge && echoed === state && Number(end) > wall()
  },
})
