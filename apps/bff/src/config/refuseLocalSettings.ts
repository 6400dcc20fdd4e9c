/** Known to everybody who reads this: good for one machine, never for a network. */
export const LOCAL_KEY = 'local-internal-key'

type Environment = Readonly<Record<string, string | undefined>>
type Rule = readonly [isBroken: (env: Environment) => boolean, fault: string]

const RULES: readonly Rule[] = [
  // A key made by itself is for one machine; copies of us share theirs.
  [({ SESSION_KEYS }) => !SESSION_KEYS, 'SESSION_KEYS is missing: with https it must be set'],
  [
    ({ INTERNAL_KEY = LOCAL_KEY }) => INTERNAL_KEY === LOCAL_KEY,
    'INTERNAL_KEY is missing: with https it must be one of your own',
  ],
  [
    ({ AGE_PROOF }) => AGE_PROOF === 'simulator',
    'AGE_PROOF must not be the simulator: with https visitors are real',
  ],
  [
    ({ SANDBOX }) => SANDBOX === '1',
    'SANDBOX moves the time of sessions: with https it must not be set',
  ],
]

/** Over https strangers come. @throws Error that names the setting which suits one machine only */
export const refuseLocalSettings = (env: Environment): void => {
  const [, fault] = RULES.find(([isBroken]) => isBroken(env)) ?? []
  if (fault) throw new Error(fault)
}
