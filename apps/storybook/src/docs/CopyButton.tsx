import { Button } from '@inzrt/ui/button/Button.tsx'
import { useState } from 'react'

/** Copies a text and says so. */
export const CopyButton = ({ text }: { text: string }) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  return (
    <Button variant="bare" aria-label={`Kopírovat ${text}`} onClick={copy}>
      {isCopied ? 'Zkopírováno' : 'Kopírovat'}
    </Button>
  )
}
