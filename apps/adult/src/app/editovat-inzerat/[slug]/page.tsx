export { MovedToEdit as default } from '@inzrt/portal/find-ad/MovedToEdit.ts'
