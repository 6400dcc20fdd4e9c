import { ProgressBar } from '../../feedback/ProgressBar.tsx'
import { describedBy, Field } from '../../field/Field.tsx'
import styles from './PictureField.module.css'

export type PictureFieldProps = {
  id: string
  label: string
  hint: string
  /** The picture as it is; null: none yet. */
  src: string | null
  isSending: boolean
  error?: string | undefined
  onPick: (file: File) => void
}

/** One picture with the way to exchange it; a file `<input>` under the picture. */
export const PictureField = ({ id, src, isSending, onPick, ...texts }: PictureFieldProps) => (
  <Field id={id} label={texts.label} hint={texts.hint} error={texts.error}>
    {src && <img className={styles.picture} src={src} alt="Obrázek, jak je teď" />}
    <input
      id={id}
      className={styles.file}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      disabled={isSending}
      aria-invalid={texts.error ? true : undefined}
      aria-describedby={describedBy(id, texts)}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        if (file) onPick(file)
      }}
    />
    {isSending && <ProgressBar label="Nahrávám obrázek" />}
  </Field>
)
