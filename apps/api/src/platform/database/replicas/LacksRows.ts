/** A replica has not all rows that it was asked for. */
export class LacksRows extends Error {}
