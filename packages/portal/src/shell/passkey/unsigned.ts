/** Said when a browser brings nothing: it does not tell why. */
export const UNSIGNED = 'Přístupový klíč se neozval. Zkuste to znovu, nebo použijte kód.'
