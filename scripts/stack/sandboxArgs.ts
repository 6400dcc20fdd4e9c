/** What Chromium must be told of its sandbox: root may open no browser in one. */
export const sandboxArgs: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []
