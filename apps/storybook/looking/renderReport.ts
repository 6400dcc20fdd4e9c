export type Reported = {
  storyId: string
  look: string
  width: number
  points: number
  /** Files beside the page. */
  pictures: {
    before: string | undefined
    after: string | undefined
    difference: string | undefined
  }
}

const TITLES = { before: 'Before', after: 'After', difference: 'Difference' } as const

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem; background: light-dark(#f4f4f6, #17171b) }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.1rem }
h2 small { font-weight: 400 }
div { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, max-content); gap: 1rem; align-items: start }
figure { margin: 0 }
figcaption { font-size: .85rem }
img { max-width: 100%; background: #fff; outline: 1px solid #8884 }
`

const figure = (title: string, file: string | undefined): string =>
  file === undefined
    ? ''
    : `<figure><figcaption>${title}</figcaption><a href="${encodeURIComponent(file)}"><img src="${encodeURIComponent(file)}" alt="${title}" loading="lazy"></a></figure>`

/** The page that shows what is drawn otherwise: before, after and where they differ. */
export const renderReport = (reported: readonly Reported[]): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Pictures that differ</title>',
    `<style>${STYLE}</style><h1>${reported.length} pictures differ</h1>`,
    ...reported.map(
      ({ storyId, look, width, points, pictures }) =>
        `<section><h2>${storyId} <small>${look} at ${width}, ${points} points</small></h2><div>${Object.entries(
          TITLES,
        )
          .map(([name, title]) => figure(title, pictures[name as keyof typeof TITLES]))
          .join('')}</div></section>`,
    ),
    '</html>\n',
  ].join('\n')
