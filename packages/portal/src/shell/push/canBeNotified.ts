/** Whether this browser has all that notifying it takes; iPhones have it for sites on their desktop alone. */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
