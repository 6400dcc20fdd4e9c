/** Stands under the field of the login, whose label names the nickname alone. */
export const LOGIN_HINT = 'Stačí i\u00a0e-mail, který jste nám potvrdili.'
