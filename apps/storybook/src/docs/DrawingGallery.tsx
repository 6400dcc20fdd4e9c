import { foldLetters } from '@inzrt/domain/text'
import { Button } from '@inzrt/ui/button/Button.tsx'
import type { IconProps } from '@inzrt/ui/icon/Icon.tsx'
import { type ComponentType, useRef } from 'react'
import { CopyButton } from './CopyButton.tsx'
import styles from './docs.module.css'
import { DRAWING_WORDS } from './drawingWords.ts'
import { FoundBy } from './FoundBy.tsx'

const icons = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  '../../../../packages/ui/src/icon/*Icon.tsx',
  { eager: true },
)
const drawings = import.meta.glob<string>('../../../../packages/ui/src/section/icons/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

const nameOf = (path: string): string => path.replace(/^.*\/([^/]+)\.\w+$/, '$1')

type Picture = Readonly<{
  name: string
  code: string
  url?: string
  Icon?: ComponentType<IconProps>
}>

const PICTURES: readonly Picture[] = [
  ...Object.entries(drawings).map(([path, url]) => {
    const name = nameOf(path)

    return { name, url, code: `<SectionIcon name="${name}" />` }
  }),
  ...Object.entries(icons).flatMap(([path, module]) => {
    const name = nameOf(path)
    const Icon = module[name]

    return Icon ? [{ name, Icon, code: `<${name} />` }] : []
  }),
]

const wordsOf = ({ name }: Picture): string => foldLetters(`${name} ${DRAWING_WORDS[name] ?? ''}`)

/** What the styles of the page give an icon, and a file of it must say itself. */
const STYLED = ['fill', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'] as const

/** Saves an icon as it stands in the page. */
const save = (name: string, svg: SVGElement): void => {
  const copy = svg.cloneNode(true) as SVGElement
  copy.removeAttribute('class')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('stroke', 'currentColor')
  const style = getComputedStyle(svg)
  for (const property of STYLED) copy.setAttribute(property, style.getPropertyValue(property))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }))
  link.download = `${name}.svg`
  link.click()
  URL.revokeObjectURL(link.href)
}

const PictureCard = ({ name, code, url, Icon }: Picture) => {
  const frame = useRef<HTMLSpanElement>(null)
  const saveIcon = () => {
    const svg = frame.current?.querySelector('svg')
    if (svg) save(name, svg)
  }

  return (
    <li>
      <span ref={frame} className={styles.drawing}>
        {url && <img src={url} alt="" loading="lazy" />}
        {Icon && <Icon />}
      </span>
      <b>{name}</b>
      <span className={styles.note}>{DRAWING_WORDS[name]}</span>
      <CopyButton text={code} />
      {url ? (
        <a href={url} download={`${name}.svg`} aria-label={`Stáhnout ${name}`}>
          Stáhnout
        </a>
      ) : (
        <Button variant="bare" aria-label={`Stáhnout ${name}`} onClick={saveIcon}>
          Stáhnout
        </Button>
      )}
    </li>
  )
}

/** Every drawing and icon, found by what it shows. */
export const DrawingGallery = () => (
  <FoundBy
    label="Najít kresbu nebo ikonu"
    items={PICTURES}
    wordsOf={wordsOf}
    none="Nic takového nemáme."
  >
    {(found) => (
      <ul className={styles.drawings}>
        {found.map((picture) => (
          <PictureCard key={picture.name} {...picture} />
        ))}
      </ul>
    )}
  </FoundBy>
)
