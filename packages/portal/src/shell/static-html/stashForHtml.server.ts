import 'server-only'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js'
import type { ReactNode } from 'react'
import { shared } from './staticParts.ts'

const pages = new WeakMap<object, Map<string, ReactNode>>()

/** Parts of the page being drawn; they are gone with it. */
const partsOfPage = (): Map<string, ReactNode> => {
  const page = workAsyncStorage.getStore()
  if (!page) throw new Error('No page is being drawn.')
  const parts = pages.get(page) ?? new Map<string, ReactNode>()
  pages.set(page, parts)

  return parts
}

shared.staticParts = { takeOver: (name) => partsOfPage().get(name) }

/** Lays a part aside for the moment when the page's HTML is written. */
export const stashForHtml = (name: string, part: ReactNode): void => {
  const parts = partsOfPage()
  if (parts.has(name)) throw new Error(`Two static parts of a page are named ${name}.`)
  parts.set(name, part)
}
