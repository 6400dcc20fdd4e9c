export { networkOf as clientOf } from '@inzrt/rules/session'
