import { useEffect, useState } from 'react'

type Index = { entries: Record<string, { id: string; type: string; title: string }> }

let asked: Promise<ReadonlyMap<string, string>> | undefined

const askForPages = async (): Promise<ReadonlyMap<string, string>> => {
  const { entries } = (await (await fetch('index.json')).json()) as Index
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')

  return new Map(
    pages.toReversed().map(({ id, title }) => [title.slice(title.lastIndexOf('/') + 1), id]),
  )
}

/** Ids of pages of docs by their components; empty until Storybook has told them. */
export const usePages = (): ReadonlyMap<string, string> => {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map())

  useEffect(() => {
    asked ??= askForPages()
    asked.then(setPages)
  }, [])

  return pages
}
