/** What providers' machines send: JSON or a plain form. */
const HOOK_TYPE = /^application\/(json|x-www-form-urlencoded)(; ?charset=utf-8)?$/i

export const isHookType = (type: string): boolean => HOOK_TYPE.test(type)
