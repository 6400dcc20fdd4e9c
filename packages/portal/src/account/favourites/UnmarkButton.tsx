import { Button } from '@inzrt/ui/button/Button.tsx'

export type UnmarkButtonProps = { heading: string; onClick: () => void }

/** Takes an ad out of the marked ones. */
export const UnmarkButton = ({ heading, onClick }: UnmarkButtonProps) => (
  <Button aria-label={`Odebrat z oblíbených: ${heading}`} onClick={onClick}>
    Odebrat
  </Button>
)
