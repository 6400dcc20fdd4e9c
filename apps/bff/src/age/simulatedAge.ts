import { AGE_SIMULATOR_KEY } from '@inzrt/contracts/visitor/ageProof'
import type { AgeProvider } from './AgeProvider.ts'
import { keyFor, openSigned } from './signed.ts'

type Simulator = Readonly<{ url: string; secret: string; wall: () => number }>

/** The sandbox's page of age: `age:state:end`, signed. */
export const simulatedAge = ({ url, secret, wall }: Simulator): AgeProvider => {
  const key = keyFor(AGE_SIMULATOR_KEY, secret)

  return {
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
      const [age, echoed, end] = (openSigned(key, answer.get('token') ?? '') ?? '').split(':')

      return Number(age) >= minimumAge && echoed === state && Number(end) > wall()
    },
  }
}
