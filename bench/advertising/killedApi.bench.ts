import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { crashRounds } from './support/crashRounds.ts'
import { killApi } from './support/kills.ts'

const ROUNDS = wanted(100)

reportAttack('advertising-killed-api', {
  title: 'The api is killed while ads are placed',
  seed: 23,
  method: [
    `${ROUNDS} times kill -9 of the api’s process while four people send photos and place ads with them; who hears no answer asks again under the same key.`,
    'What was acknowledged is noted outside and compared with the database and the pictures’ folder at the end, after their sweep.',
  ],
  verdicts: await crashRounds(ROUNDS, killApi),
})
process.exit()
