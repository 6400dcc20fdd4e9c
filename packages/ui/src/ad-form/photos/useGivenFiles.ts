import { useEffect, useEffectEvent, useState } from 'react'

const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea')

/** What is copied in a spreadsheet is text and its picture; in a field the text is meant. */
const isTyping = ({ clipboardData, target }: ClipboardEvent): boolean =>
  isText(target) && Boolean(clipboardData?.types.includes('text/plain'))

const hasFiles = ({ dataTransfer }: DragEvent): boolean =>
  Boolean(dataTransfer?.types.includes('Files'))

/**
 * Takes files pasted or dropped anywhere in the window: a file that missed its place would open in place of the
 * form.
 * @returns whether files are held over the window
 */
export const useGivenFiles = (onFiles: (files: FileList | undefined) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const give = useEffectEvent(onFiles)

  useEffect(() => {
    const paste = (event: ClipboardEvent) => isTyping(event) || give(event.clipboardData?.files)
    const hold = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget ?? setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      give(event.dataTransfer?.files)
    }
    const over = new AbortController()
    const { signal } = over
    addEventListener('paste', paste, { signal })
    addEventListener('dragover', hold, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })

    return () => over.abort()
  }, [])

  return isOver
}
