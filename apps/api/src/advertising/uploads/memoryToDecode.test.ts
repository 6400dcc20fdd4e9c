import { expect, test } from 'vitest'
import { memoryToDecode } from './memoryToDecode.ts'

const size = { width: 1_000, height: 1_000 }
const common = { ...size, isProgressive: false, channels: 3, depth: 'uchar' } as const
const whole = { ...common, isProgressive: true } as const

test.each([
  ['a photo of a camera', { ...common, format: 'jpeg' }, 0],
  ['a picture of a screen', { ...common, format: 'png' }, 0],
  ['a JPEG in passes', { ...whole, format: 'jpeg', chromaSubsampling: '4:2:0' }, 3],
  ['one of full colour', { ...whole, format: 'jpeg', chromaSubsampling: '4:4:4' }, 6],
  ['one for printing', { ...whole, channels: 4, format: 'jpeg' }, 8],
  ['a woven PNG', { ...whole, channels: 4, format: 'png' }, 4],
  ['one of 16 bits', { ...whole, channels: 4, depth: 'ushort', format: 'png' }, 8],
  ['a WebP', { ...common, format: 'webp' }, 4],
] as const)('P016 %s is held line by line, or whole', (_what, facts, bytesOfPixel) => {
  expect(memoryToDecode(facts)).toBe(bytesOfPixel * 1_000_000)
})
