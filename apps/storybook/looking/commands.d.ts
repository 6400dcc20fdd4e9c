import 'vitest/browser'
import type { LookName } from '../.storybook/looks.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    askPicture: (storyId: string, look: LookName, drawn: string) => Promise<boolean>
    takePicture: (storyId: string, look: LookName, width: number, height: number) => Promise<void>
    judgePicture: (storyId: string, look: LookName) => Promise<string | null>
  }
}
