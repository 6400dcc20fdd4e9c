export { VanishedPage as default } from '@inzrt/portal/errors/VanishedPage.tsx'
