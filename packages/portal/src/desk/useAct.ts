import { tell } from '../shell/form/tell.ts'
import { useSend } from './useSend.ts'

/** Does what a button of the desk asks for, and says how it ended: no field is there to say it. */
export const useAct = (reload: () => Promise<unknown>) => {
  const send = useSend(reload)

  return async (...action: Parameters<typeof send>): Promise<void> => tell(await send(...action))
}
