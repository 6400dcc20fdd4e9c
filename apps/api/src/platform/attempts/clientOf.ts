export { networkOf as clientOf } from '@inzrt/domain/session'
