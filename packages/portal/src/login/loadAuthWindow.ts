/** Brings the code of the login window; asked for as soon as the visitor points at its button. */
export const loadAuthWindow = () => import('./AuthWindow.client.tsx')
