/** A site as the bff sees it: which shell draws it and from what age it may be seen. */
export type Brand = Readonly<{
  id: 'general' | 'adult'
  name: string
  /** null: open to everybody. */
  minimumAge: number | null
}>

export const GENERAL: Brand = { id: 'general', name: 'Inzrt', minimumAge: null }
export const ADULT: Brand = { id: 'adult', name: 'Pinkpack', minimumAge: 18 }
