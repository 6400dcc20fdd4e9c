/** What a visitor asks for again and again, and how long each answer took is told in ms. */
export type PoliteVisitorWish = Readonly<{ request: string; count: number; pauseMs: number }>
