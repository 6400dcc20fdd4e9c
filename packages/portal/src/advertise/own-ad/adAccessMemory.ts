import { windowMemory } from '../../shell/memory/windowMemory.ts'

/** The ad this window has open by its password, and when that ends by the clock of this browser. */
export type AdAccess = Readonly<{ slug: string; endsAt: number }>

const parse = (text: string | null): AdAccess | null => {
  const [slug, endsAt] = text?.split(' ') ?? []

  return slug && endsAt ? { slug, endsAt: Number(endsAt) } : null
}

/** What carries the end of an access from the page that proved the password to the pages of its ad. */
export const adAccessMemory = {
  read: (slug: string): AdAccess | null => {
    const access = parse(windowMemory.read('open-ad'))

    return access?.slug === slug ? access : null
  },
  /** @param expiresIn in seconds */
  keep: (slug: string, expiresIn: number): void =>
    windowMemory.write('open-ad', `${slug} ${Date.now() + expiresIn * 1000}`),
  forget: (): void => windowMemory.write('open-ad', null),
}
