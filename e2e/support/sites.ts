import { testSettings } from '../../scripts/stack/settings.ts'

const { bff } = testSettings.ports
const generalOrigin = `http://localhost:${bff}`
const adultOrigin = `http://pinkpack.localhost:${bff}`

export type SiteName = 'general' | 'adult'

/** What a journey may ask about the site it walks through. */
export const sites = {
  general: {
    name: 'Inzrt',
    origin: generalOrigin,
    otherOrigin: adultOrigin,
    schemes: ['light', 'dark'],
    cookie: '',
    visitor: { cookies: [], origins: [] },
  },
  adult: {
    name: 'Pinkpack',
    origin: adultOrigin,
    otherOrigin: generalOrigin,
    schemes: ['dark'],
    /** What a visitor past the gate carries. */
    cookie: 'age-verified=1',
    visitor: {
      cookies: [
        {
          name: 'age-verified',
          value: '1',
          domain: 'pinkpack.localhost',
          path: '/',
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Lax' as const,
        },
      ],
      origins: [],
    },
  },
} as const
