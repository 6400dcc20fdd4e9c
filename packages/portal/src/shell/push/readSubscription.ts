/** How this browser is reached for us; null: not at all. */
export const readSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration()

  return (await registration?.pushManager.getSubscription()) ?? null
}
