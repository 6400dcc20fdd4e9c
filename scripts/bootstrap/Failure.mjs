/** A reason to stop that the person at the keyboard can act on; its message is all they see. */
export class Failure extends Error {}
