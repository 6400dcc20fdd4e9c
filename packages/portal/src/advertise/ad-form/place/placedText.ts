import type { Placed } from '../useAdForm.ts'

/** What a toast says of an ad that was sent. */
export const placedText = ({ state, checkout }: Pick<Placed, 'state' | 'checkout'>): string => {
  if (checkout) return 'Inzerát byl vložen. Dokončete prosím platbu.'

  return state === 'waiting_approval'
    ? 'Inzerát byl vložen a\u00a0čeká na schválení.'
    : 'Inzerát byl úspěšně vložen.'
}
