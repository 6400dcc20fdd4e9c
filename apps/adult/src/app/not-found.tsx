export { VanishedPage as default } from '@inzrt/portal/site/errors/VanishedPage.tsx'
