import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names/classNames.ts'
import styles from './PhotoField.module.css'

export type PhotoInputProps = ComponentProps<'input'> & {
  icon: ReactNode
  label: string
  /** Photos were chosen; null: the choice was left. */
  onFiles: (files: FileList | null) => void
  /** Files are held over the window. */
  isOver?: boolean
}

const ACCEPTED = 'image/jpeg,image/png,image/webp'

/** A place for further photos; an `<input type="file">` in its label. */
export const PhotoInput = ({ icon, label, onFiles, isOver, ...rest }: PhotoInputProps) => (
  <label className={classNames(styles.add, isOver && styles.over)}>
    <input
      {...rest}
      type="file"
      accept={ACCEPTED}
      onChange={({ target }) => {
        onFiles(target.files)
        target.value = ''
      }}
    />
    {icon}
    <span>{label}</span>
  </label>
)
