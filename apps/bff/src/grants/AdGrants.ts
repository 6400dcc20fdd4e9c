import { COOKIES } from '@inzrt/contracts/wire/headers'
import type { SealKeys } from '@inzrt/settings/SealKeys'
import { seal, unseal } from '@inzrt/settings/seal'
import * as z from 'zod/mini'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { readCookie } from '../request/readCookie.ts'
import { addCookies } from '../session/addCookies.ts'
import { hostCookie } from '../session/sessionCookies.ts'

/** Right to change one ad, as the api gave it for the ad's password; the api also ends it. */
const GrantSchema = z.object({ slug: z.string(), grant: z.string() })

const purposeOf = ({ brand }: RequestContext): string => `${COOKIES.grant} ${brand?.id ?? 'none'}`

/** Keeps rights to change ads in a sealed cookie: one at a time, and none ever reaches a page. */
export class AdGrants {
  readonly #keys: SealKeys

  constructor(keys: SealKeys) {
    this.#keys = keys
  }

  /** The right to change this ad, if the browser has it. */
  read(context: RequestContext, slug: string): string | undefined {
    const sealed = readCookie(context.request.headers.cookie, COOKIES.grant)
    const text = sealed && unseal(this.#keys, purposeOf(context), sealed)
    const kept = text ? GrantSchema.safeParse(JSON.parse(text)).data : undefined

    return kept?.slug === slug ? kept.grant : undefined
  }

  /** Sends the right with the answer that follows. */
  give(context: RequestContext, kept: z.infer<typeof GrantSchema>, seconds: number): void {
    const sealed = seal(this.#keys, purposeOf(context), JSON.stringify(kept))
    addCookies(context, [hostCookie(COOKIES.grant, sealed, seconds)])
  }

  drop(context: RequestContext): void {
    addCookies(context, [hostCookie(COOKIES.grant, '', 0)])
  }
}
