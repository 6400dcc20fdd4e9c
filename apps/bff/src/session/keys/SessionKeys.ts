/** 32 bytes for AES-256-GCM under a name that stands in every cookie sealed with them. */
export type SessionKey = Readonly<{ id: string; secret: Buffer }>

/** The first one seals, all of them open: a new key goes in front, an old one stays until its cookies end. */
export type SessionKeys = readonly [SessionKey, ...SessionKey[]]
