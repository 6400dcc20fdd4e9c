import { eq } from 'drizzle-orm'
import { users } from '../platform/database/schema/users.ts'
import { createAccounts } from './createAccounts.ts'
import { visitorOf } from './createTestApp.ts'
import { createWorld } from './createWorld.ts'
import { drawPhoto } from './drawPhoto.ts'
import { uploadOf } from './uploadOf.ts'

type Site = 'general' | 'adult'

const COMPANY = {
  kind: 'business',
  companyName: 'Kolárna s. r. o.',
  companyId: '27082440',
  companyAddress: 'Cejl 12, 602 00 Brno',
  country: 'CZ',
  selfCertified: true,
}

/** Companies with accounts, what they say of themselves and who reads it. */
export const createCompanies = async () => {
  const accounts = await createAccounts()
  const { register, call, ask, database } = accounts
  const world = createWorld(database)
  const PATH = '/api/front/me/seller-page'

  const upload = async (file: Buffer, brand: Site = 'general') =>
    ask('/api/front/images', {
      method: 'POST',
      ...uploadOf(file, 'logo.png', visitorOf(brand)),
    })

  return {
    ...accounts,
    ...world,
    upload,

    /** A company whose address is confirmed, logged in. */
    addCompany: async (changes: object = {}) => {
      const person = await register({ ...COMPANY, ...changes })
      const [user] = await database.db
        .update(users)
        .set({ emailVerifiedAt: new Date() })
        .where(eq(users.nickname, person.nickname))
        .returning()
      if (!user) throw new Error('The company was not registered.')

      return { ...person, id: user.id }
    },

    read: (token: string, brand: Site = 'general') =>
      call('GET', PATH, undefined, { token, brand }),
    /** As a window that has just read the page, unless the body says when it read it. */
    save: async (token: string, body: object, brand: Site = 'general') => {
      const { data } = (await call('GET', PATH, undefined, { token, brand })).json()

      return call('PUT', PATH, { savedAt: data?.savedAt ?? null, ...body }, { token, brand })
    },

    /** Sends a picture and answers what it is claimed by. */
    uploadLogo: async (size: { width?: number; height?: number; seed?: number } = {}) => {
      const answer = await upload(await drawPhoto(size).png().toBuffer())
      if (answer.statusCode !== 201) throw new Error(answer.body)

      return answer.json().data.uploadToken as string
    },

    profileOf: (nickname: string, query = '', brand: Site = 'general') =>
      ask(`/api/front/advertisers/${nickname}${query}`, { headers: visitorOf(brand) }),
    picture: (path: string, brand: Site = 'general') =>
      ask(`/api/image${path}`, { headers: visitorOf(brand) }),
  }
}
