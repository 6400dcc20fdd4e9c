import { afterEach, type TestContext } from 'vitest'
import { commands } from 'vitest/browser'
import { lookName, looksOfBrand } from '../.storybook/looks.ts'
import { wearLook } from '../.storybook/wearLook.ts'
import { describeDrawn } from './describeDrawn.ts'
import { drawIn } from './drawIn.ts'

type Globals = { viewport?: { value?: string } }

/** A phone and a desk; a story of one of them is the same in both. */
const widthsOf = (globals: Globals = {}): number[] =>
  globals.viewport?.value === 'phone' ? [390] : [390, 1440]

/** A story as its play left it is held against its picture, where what it is drawn of has changed. */
afterEach(async ({ task, story }: TestContext & { story?: { globals: Globals } }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId || task.result?.state === 'fail') return
  const look = lookName(import.meta.env.VITE_LOOK)
  if (!(await commands.askPicture(storyId, look, describeDrawn()))) return

  for (const each of looksOfBrand(look))
    for (const width of widthsOf(story?.globals)) {
      const height = await drawIn(each, width)
      await commands.takePicture(storyId, each, width, height)
    }
  wearLook(document.documentElement, look)
  const fault = await commands.judgePicture(storyId, look)
  if (fault) throw new Error(fault)
})
