const CODE = /^\d{6}$/

/** Whether what was typed has the shape of an app's code; spaces within it are gone by now. */
export const isAppCode = (code: string): boolean => CODE.test(code)
