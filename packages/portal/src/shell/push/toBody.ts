const toText = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A subscription as the api wants it: where and for whom to seal, and by which of our keys. */
export const toBody = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON()
  const { applicationServerKey } = subscription.options

  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    key: applicationServerKey ? toText(applicationServerKey) : '',
  }
}
