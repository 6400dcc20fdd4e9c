import styles from './QueuePhotos.module.css'

export type QueuePhotosProps = { photos: readonly { src: string; href: string }[] }

/** Small photos, each a link to its large one in a window of its own; nothing where there are none. */
export const QueuePhotos = ({ photos }: QueuePhotosProps) =>
  photos.length > 0 && (
    <p className={styles.photos}>
      {photos.map(({ src, href }, index) => (
        <a key={src} href={href} target="_blank" rel="noreferrer">
          <img src={src} alt={`Fotka ${index + 1}`} width={120} height={90} loading="lazy" />
        </a>
      ))}
    </p>
  )
