export { MovedToEdit as default } from '@inzrt/portal/advertise/find-ad/MovedToEdit.ts'
