import styles from './Stars.module.css'

const ALL = [1, 2, 3, 4, 5]
const WIDTH = 21

export type StarsProps = {
  /** 1 to 5; an average is drawn to half a star. */
  stars: number
  /** „4,6 z 5“; none where words beside say it. */
  label?: string
}

const fillOf = (stars: number, star: number): 'full' | 'half' | undefined => {
  if (stars >= star - 0.25) return 'full'

  return stars >= star - 0.75 ? 'half' : undefined
}

/** How somebody is rated, drawn; an `<svg>` of five stars. */
export const Stars = ({ stars, label }: StarsProps) => (
  <svg
    className={styles.stars}
    viewBox={`0 0 ${ALL.length * WIDTH} 20`}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {ALL.map((star, at) => (
      <g key={star} transform={`translate(${at * WIDTH})`} data-fill={fillOf(stars, star)}>
        <path className={styles.half} d="M10 2.2v12.9l-4.7 2.6.9-5.4-3.9-3.8 5.4-.8z" />
        <path d="M10 2.2l2.4 5.5 5.3.8-3.9 3.8.9 5.4-4.7-2.6-4.7 2.6.9-5.4L2.3 8.5l5.4-.8z" />
      </g>
    ))}
  </svg>
)
