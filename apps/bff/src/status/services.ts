import type { RequestKind } from '../routes/requestKind.ts'

type Answered = Readonly<{ kind: RequestKind; route: string }>

/** What visitors come for, as they would name it, and which answers it consists of. */
export type Service = Readonly<{ name: string; covers: (answered: Answered) => boolean }>

const begins =
  (...paths: readonly string[]) =>
  ({ route }: Answered): boolean =>
    paths.some((path) => route.startsWith(path))

const isSearch = begins('/search', '/api/front/search')

/** Of an answer that two of them cover, the first is meant. */
export const SERVICES: readonly Service[] = [
  { name: 'Hledání', covers: isSearch },
  { name: 'Prohlížení inzerátů', covers: ({ kind }) => kind === 'page' },
  { name: 'Fotky', covers: begins('/api/image/') },
  {
    name: 'Podání a úpravy inzerátů',
    covers: begins('/api/front/inzrts', '/api/front/images', '/api/front/work', '/api/front/ad-'),
  },
  { name: 'Přihlášení a účet', covers: begins('/api/auth/', '/api/session', '/api/front/me') },
  { name: 'Zprávy', covers: begins('/api/front/conversations', '/api/front/live') },
  {
    name: 'Platby a zvýraznění',
    covers: begins('/api/front/orders', '/api/front/promos', '/api/front/coupons'),
  },
]
