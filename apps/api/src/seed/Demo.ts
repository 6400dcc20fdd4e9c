/** What a demo is made of: the same seed and moment give the same demo. */
export type Demo = Readonly<{ seed: number; now: Date; count: number }>
