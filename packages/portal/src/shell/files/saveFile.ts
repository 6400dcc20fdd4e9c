/** Hands a file over to the browser to keep. */
export const saveFile = (file: Blob, fileName: string): void => {
  const href = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = href
  link.download = fileName
  link.click()
  URL.revokeObjectURL(href)
}
