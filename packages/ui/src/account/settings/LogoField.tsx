import { Button } from '../../button/Button.tsx'
import { FileField } from '../../field/FileField.tsx'
import styles from './LogoField.module.css'

export type LogoFieldProps = {
  id: string
  /** Address of the picture that stands there, or will once the form is saved. */
  picture: string | null
  /** A picture is on its way. */
  isSending: boolean
  error?: string | undefined
  disabled: boolean
  /** A file was chosen. */
  onPick: (file: File) => void
  /** Takes the logo away. */
  onRemove: () => void
}

/** The logo of a company: as it will be shown, another one, or none; a file `<input>` in a `<div>`. */
export const LogoField = ({
  id,
  picture,
  isSending,
  error,
  disabled,
  onPick,
  onRemove,
}: LogoFieldProps) => (
  <FileField
    id={id}
    label="Logo"
    hint={'JPEG, PNG nebo WebP, kratší strana aspoň 300\u00a0bodů. Ukáže se na bílé.'}
    accept="image/jpeg,image/png,image/webp"
    error={error}
    disabled={disabled || isSending}
    onPick={onPick}
    above={
      picture && (
        <div className={styles.current}>
          <img src={picture} alt="Vaše logo" />
          <Button variant="bare" onClick={onRemove} disabled={disabled}>
            Odebrat logo
          </Button>
        </div>
      )
    }
    below={<p role="status">{isSending ? 'Nahrávám logo…' : ''}</p>}
  />
)
