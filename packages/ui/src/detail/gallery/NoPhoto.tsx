import { Thumb, type ThumbProps } from '../../picture/Thumb.tsx'
import styles from './NoPhoto.module.css'

export type NoPhotoProps = Pick<ThumbProps, 'heading' | 'sectionIcon' | 'person'>

/** In the place of the gallery of an ad without photographs; a `<div>`. */
export const NoPhoto = (props: NoPhotoProps) => (
  <div className={styles.empty}>
    <div className={styles.poster}>
      <Thumb image={null} {...props} />
    </div>
    <p>Inzerát je bez fotky</p>
  </div>
)
