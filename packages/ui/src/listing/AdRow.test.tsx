import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleAds } from '../testing/sampleAds.ts'
import { AdRow } from './AdRow.tsx'

const RouterLink = ({
  children,
  href,
}: {
  children?: React.ReactNode
  href?: string | undefined
}) => (
  <a data-router href={href}>
    {children}
  </a>
)

test('R115 both links of a row are drawn by the given link component', () => {
  const markup = renderToStaticMarkup(<AdRow {...sampleAds.plain} LinkComponent={RouterLink} />)

  expect(markup.match(/<a /g)).toHaveLength(2)
  expect(markup.match(/data-router/g)).toHaveLength(2)
})

test('R112 a heading that fits has no title attribute', () => {
  expect(renderToStaticMarkup(<AdRow {...sampleAds.plain} />)).not.toContain('title=')
})

test('P018 a picture keeps its place before it loads', () => {
  const markup = renderToStaticMarkup(
    <AdRow {...sampleAds.plain} image={{ src: '/a-thumb.jpg', src2x: '/a-thumb2x.jpg' }} />,
  )

  expect(markup).toContain('width="120" height="90"')
  expect(markup).toContain('srcSet="/a-thumb2x.jpg 2x"')
})

test('P018 a picture that loads at once is preloaded in the size its screen shows', () => {
  const image = { src: '/a-thumb.jpg', src2x: '/a-thumb2x.jpg' }
  const markup = renderToStaticMarkup(<AdRow {...sampleAds.plain} isEager image={image} />)

  expect(markup).toMatch(/<link rel="preload" as="image" imageSrcSet="\/a-thumb.jpg 1x, /)
})

test('a row of a plain list weighs less than 1.4 kB', () => {
  expect(renderToStaticMarkup(<AdRow {...sampleAds.plain} />).length).toBeLessThan(1400)
})
