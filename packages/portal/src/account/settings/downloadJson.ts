import { saveFile } from '../../shell/files/saveFile.ts'

/** Hands data over to the browser as a file to keep. */
export const downloadJson = (data: unknown, fileName: string): void =>
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), fileName)
