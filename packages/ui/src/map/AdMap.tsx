import { MAP_SIZE } from '@inzrt/domain/locality'
import styles from './AdMap.module.css'
import { MapButtons } from './MapButtons.tsx'
import { MapMark, type MapMarkProps } from './MapMark.tsx'
import { MapTap } from './MapTap.tsx'
import regionOutlines from './regionOutlines.json' with { type: 'json' }
import { UNITS_PER_PIXEL } from './unitsPerPixel.ts'

/** A cut of the map, in its units. */
export type MapView = Readonly<{ x: number; y: number; width: number; height: number }>

/** The same ads told by larger or smaller places; the first level is the coarsest. */
export type MapLevel = Readonly<{
  name: string
  marks: readonly Omit<MapMarkProps, 'scale'>[]
  /** From so many units a pixel down this level is shown, and the coarser one no more. */
  from: number
  /** Names stand below the tags, not only of the one that is pointed at. */
  hasNames?: boolean
}>

export type MapRegion = Readonly<{
  /** As the official list names it. */
  name: string
  /** The list of its ads. */
  href?: string | undefined
  /** 0 to 4: how many of all the ads it holds. */
  weight: number
}>

export type AdMapProps = {
  id: string
  /** What is told of the map, for those who do not see it. */
  label: string
  /** The cut that is shown at first. */
  view: MapView
  /** The coarsest first. */
  levels: readonly MapLevel[]
  /** Outlines under the tags. */
  regions: readonly MapRegion[]
}

const outlineOf = (name: string): string | undefined =>
  (regionOutlines as Record<string, string>)[name]

/** The finest level that still fits. */
const levelAt = (levels: readonly MapLevel[], units: number): MapLevel | undefined =>
  levels.findLast(({ from }) => units <= from) ?? levels[0]

/** A region under the tags, a link where its ads have a list. */
const Land = ({ name, href, weight }: MapRegion) => {
  const outline = <path d={outlineOf(name)} data-weight={weight} />

  return href ? (
    <a href={href} tabIndex={-1}>
      {outline}
    </a>
  ) : (
    <g>{outline}</g>
  )
}

/**
 * A map of the country with places that hold ads, each a link that is a tag with their number; a `<div>`. Without scripts
 * it stands still; `moveMap` moves it.
 */
export const AdMap = ({ id, label, view, levels, regions }: AdMapProps) => {
  const scale = view.width / MAP_SIZE.width
  const [wide, narrow] = UNITS_PER_PIXEL.map((units) => levelAt(levels, units * scale))

  return (
    <div className={styles.map} id={id}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no picture */}
      <svg
        className={styles.sheet}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-label={label}
        aria-describedby={`${id}-klavesy`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the map and plus and minus zoom it, which needs a focus
        tabIndex={0}
      >
        <desc id={`${id}-klavesy`}>
          Šipky mapu posunou, plus a minus přiblíží a oddálí, nula ukáže celou.
        </desc>
        <g className={styles.land} aria-hidden>
          {regions.map((region) => (
            <Land key={region.name} {...region} />
          ))}
        </g>
        {levels.map((level) => (
          <g
            key={level.name}
            className={styles.level}
            data-level={level.name}
            data-from={level.from}
            data-wide={level === wide ? '' : undefined}
            data-narrow={level === narrow ? '' : undefined}
            data-names={level.hasNames ? '' : undefined}
          >
            <g aria-hidden>
              {level.marks.map((mark) => (
                <MapTap key={mark.href} {...mark} scale={scale} />
              ))}
            </g>
            {level.marks.map((mark) => (
              <MapMark key={mark.href} {...mark} scale={scale} />
            ))}
          </g>
        ))}
        <g className={styles.pointed} data-pointed aria-hidden />
      </svg>
      <MapButtons />
    </div>
  )
}
