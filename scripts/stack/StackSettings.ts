/** Where one running copy of the product keeps its data and which ports it takes. */
export type StackSettings = {
  /** Folder of the database, images, logs and the list of running processes. */
  readonly dataDir: string
  readonly ports: Readonly<
    Record<
      | ('bff' | 'general' | 'adult' | 'api' | 'postgres' | 'storybook')
      | ('sandbox' | 'smtp' | 'mailInlet'),
      number
    >
  >
  /** Demo ads made when the database is empty. */
  readonly seedAds: number
  readonly withStorybook: boolean
  /** Multiplies what one visitor may ask: all journeys of a test come from one address. */
  readonly budgetFactor: number
  /** Where „Rychle odejít“ leads; tests reach no other site. */
  readonly leaveUrl?: string
  /** Addresses whose word on who asks is believed: a test then speaks for many visitors. */
  readonly trustedProxies?: string
}
