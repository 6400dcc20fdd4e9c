/**
 * Lets a worker keep the offline page once the browser has nothing better to do. A browser that forbids it,
 * such as one that remembers nothing, does without.
 */
export const keepOfflinePage = (): void => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
