import { expect, test } from 'vitest'
import { photoFault } from './photoFault.ts'

test.each(['image/svg+xml', 'image/gif', 'text/html', ''])(
  'R173 a file of the kind „%s“ is refused before it is sent',
  (type) => {
    expect(photoFault({ type, size: 1_000 })).toMatch(/JPEG, PNG ani WebP/)
  },
)

test('R173 a photo is sent unless it is beyond what a device can scale', () => {
  expect(photoFault({ type: 'image/jpeg', size: 12_000_000 })).toBeNull()
  expect(photoFault({ type: 'image/jpeg', size: 200_000_000 })).toMatch(/větší/)
})
