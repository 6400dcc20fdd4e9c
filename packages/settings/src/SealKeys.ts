/** 32 bytes for AES-256-GCM under a name that stands in everything sealed with them. */
export type SealKey = Readonly<{ id: string; secret: Buffer }>

/** The first one seals, all of them open: a new key goes in front, an old one stays while something is sealed with it. */
export type SealKeys = readonly [SealKey, ...SealKey[]]
