import { Button } from '../button/Button.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'

export type LoadFailedProps = {
  title: string
  /** Why it did not come, in a sentence. */
  reason: string
  /** Fetches it once more. */
  onRetry: () => void
}

/** What did not come, and another try; a `<div>`. */
export const LoadFailed = ({ title, reason, onRetry }: LoadFailedProps) => (
  <EmptyState title={title} isLive>
    <p>{reason}</p>
    <Button onClick={onRetry}>Zkusit znovu</Button>
  </EmptyState>
)
