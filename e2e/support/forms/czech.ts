/** Said in Czech, whatever the words are. */
export const CZECH = /[áčďéěíňóřšťúůýž]/
