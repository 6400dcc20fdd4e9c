import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { TextAreaField } from '../field/TextAreaField.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormState } from '../form/FormState.ts'
import { fieldsOf } from '../form/fieldsOf.ts'
import { CameraIcon } from '../icon/CameraIcon.tsx'
import { DealButtons } from './DealButtons.tsx'

export type ReplyFormProps = {
  form: FormState<{ text: string; photos: (string | null)[] }>
  /** Photos that are being added. */
  photos?: ReactNode
  /** Asks for a place for photos; null: there is one. */
  addPhotos: (() => void) | null
  /** Whether they can be sent at all. */
  canSendPhotos: boolean
  /** Whether a photo is on its way. */
  isBusy: boolean
}

const HINT = 'Druhá strana uvidí jen to, co napíšete; váš e-mail ani telefon ne.'

/** What is written on in a conversation; a `<form>`. */
export const ReplyForm = ({ form, photos, addPhotos, canSendPhotos, isBusy }: ReplyFormProps) => (
  <FormFrame form={form} label="Nová zpráva" sendingLabel="Posílám zprávu">
    <TextAreaField
      {...fieldsOf(form, 'odpoved').text('text')}
      label="Vaše zpráva"
      hint={canSendPhotos ? HINT : `${HINT} Fotky můžete přidat, až vám odpoví.`}
      rows={4}
      required={form.values.photos.length === 0}
    />
    {photos}
    <DealButtons>
      <Button type="submit" variant="primary" size="big" disabled={form.isSending || isBusy}>
        {isBusy ? 'Nahrávám fotky' : 'Poslat zprávu'}
      </Button>
      {canSendPhotos && addPhotos && (
        <Button variant="quiet" icon={<CameraIcon />} onClick={addPhotos}>
          Přidat fotky
        </Button>
      )}
    </DealButtons>
  </FormFrame>
)
