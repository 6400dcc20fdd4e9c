import type { Person } from '../../../apps/api/src/test/rights/createPeople.ts'

/** Smaller numbers may just as well count something. */
const LEAST_ID = 1_000

const textsOf = (who: string, { nickname, email, secrets, things }: Person) =>
  [
    [email, `<${who} email>`],
    ...secrets.map((secret, at) => [secret, `<${who} secret ${at + 1}>`]),
    [nickname, `<${who} nickname>`],
    ...['slug', 'publicNo', 'sessionId', 'dialCode'].map((name) => [
      things[name],
      `<${who} ${name}>`,
    ]),
  ] as const

const idsOf = (who: string, { id, things }: Person) =>
  [
    [String(id), `<${who} id>`],
    [things.adId, `<${who} adId>`],
    [things.imageId, `<${who} imageId>`],
  ] as const

const nameOne = (text: string, who: string, person: Person): string => {
  const named = textsOf(who, person).reduce(
    (all, [value, name]) => (value && name ? all.replaceAll(value, name) : all),
    text,
  )

  return idsOf(who, person).reduce(
    (all, [id, name]) =>
      Number(id) < LEAST_ID ? all : all.replaceAll(new RegExp(`(?<=: )${id}(?=,?$)`, 'gm'), name),
    named,
  )
}

/** An answer with the words for people instead of what they are called: so those of one kind read the same. */
export const namePeople = (text: string, people: Readonly<Record<string, Person>>): string =>
  Object.entries(people).reduce((all, [who, person]) => nameOne(all, who, person), text)
