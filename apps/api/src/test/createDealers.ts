import { createAdvertisers } from './createAdvertisers.ts'
import { createProvedMembers } from './createProvedMembers.ts'
import { PASSWORD } from './secrets.ts'

type Member = Readonly<{ userId: number; email: string; nickname: string }>
type Who = Readonly<{ token?: string; key?: string }>

/** People who deal with each other, up to the handing over. */
export const createDealers = async () => {
  const advertisers = await createAdvertisers()
  const { call, letters, addSection } = advertisers
  const members = createProvedMembers(advertisers)
  const section = await addSection()
  let clients = 0
  const newClient = (): string => `2001:db8:2:${(clients++).toString(16)}::1`

  const pathOf = (id: number, { key }: Who, rest = ''): string =>
    `/api/front/conversations/${id}${rest}${key ? `?s=${key}` : ''}`
  const as = ({ token }: Who) => ({ client: newClient(), ...(token && { token }) })
  const put = (id: number, who: Who, rest: string, body: object) =>
    call('PUT', pathOf(id, who, rest), body, as(who))
  const change = (id: number, who: Who, event: string) => put(id, who, '/deal', { event })

  const addAd = (changes: object = {}) => members.addOwnedAd(section, changes)
  /** An ad under the nickname of its account. */
  const addNamedAd = async ({ userId, email, nickname }: Member) =>
    (await addAd({ userId, email, nickname })).ad

  const begin = async (slug: string, who: Who, body: object = {}): Promise<number> => {
    const asked = { content: 'Je ještě k mání?', ...body }
    const answer = await call('POST', `/api/front/inzrts/${slug}/messages`, asked, as(who))

    return answer.json().data.conversationId
  }

  const keyIn = async (email: string): Promise<{ id: number; key: string }> => {
    const paths = (await letters(email)).map(({ payload }) => String(payload.path))
    const [, id, key = ''] =
      paths.map((path) => /zpravy\/(\d+)#klic=(.+)$/.exec(path)).find(Boolean) ?? []

    return { id: Number(id), key }
  }

  const logIn = async ({ nickname }: Pick<Member, 'nickname'>): Promise<Who> => {
    const answer = await call('POST', '/api/auth/login', { nickname, password: PASSWORD })

    return { token: answer.json().access_token }
  }

  return {
    ...advertisers,
    ...members,
    section,
    addAd,
    addNamedAd,
    begin,
    change,
    keyIn,
    logIn,
    read: async (id: number, who: Who) =>
      (await call('GET', pathOf(id, who), undefined, as(who))).json().data,
    handOver: async (id: number, seller: Who, buyer: Who) => {
      await change(id, seller, 'reserve')
      await change(id, seller, 'confirm')
      await change(id, buyer, 'confirm')
    },
    rate: (id: number, who: Who, stars: number, text?: string) =>
      put(id, who, '/rating', { stars, ...(text !== undefined && { text }) }),
    answer: (id: number, who: Who, text: string) => put(id, who, '/rating/answer', { text }),
    report: (ratingId: number, explanation: string, { key, ...who }: Who = {}) =>
      call(
        'PUT',
        `/api/front/ratings/${ratingId}/report${key ? `?s=${key}` : ''}`,
        { explanation },
        as(who),
      ),
    profileOf: async (nickname: string) =>
      (await call('GET', `/api/front/advertisers/${nickname.toLowerCase()}`)).json().data,
  }
}
