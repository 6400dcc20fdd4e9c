import { type DragEvent, useState } from 'react'
import type { Photo, PhotoActions } from './Photo.ts'

/** Marks what is dragged as a photo of this form: files come by dragging too. */
const PLACE = 'application/x-photo-place'

/** Puts photos in order by buttons or by dragging, and says where each came to stand. */
export const usePhotoOrder = (photos: readonly Photo[], actions: PhotoActions) => {
  const [said, setSaid] = useState('')

  const move = (key: string, by: number) => {
    const from = photos.findIndex((photo) => photo.key === key)
    if (by === 0 || from < 0) return
    actions.move(key, by)
    setSaid(`${photos[from]?.name}: nově ${from + by + 1}. z\u00a0${photos.length}.`)
  }

  return {
    said,
    move,
    /** Properties of the item at a place, which can be dragged and dropped upon. */
    dragging: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(PLACE, String(index)),
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes(PLACE)) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        const from = Number(event.dataTransfer.getData(PLACE) || Number.NaN)
        const dragged = photos[from]
        if (!dragged) return
        event.preventDefault()
        event.stopPropagation()
        move(dragged.key, index - from)
      },
    }),
  }
}
