import { ProgressBar } from '../../feedback/ProgressBar.tsx'
import { FileField } from '../../field/FileField.tsx'
import styles from './PictureField.module.css'

export type PictureFieldProps = {
  id: string
  label: string
  hint: string
  /** The picture as it is; null: none yet. */
  src: string | null
  isSending: boolean
  error?: string | undefined
  /** A file was chosen. */
  onPick: (file: File) => void
}

/** One picture with the way to exchange it; a file `<input>` under the picture. */
export const PictureField = ({ src, isSending, ...field }: PictureFieldProps) => (
  <FileField
    {...field}
    accept="image/jpeg,image/png,image/webp"
    disabled={isSending}
    above={src && <img className={styles.picture} src={src} alt="Obrázek, jak je teď" />}
    below={isSending && <ProgressBar label="Nahrávám obrázek" />}
  />
)
