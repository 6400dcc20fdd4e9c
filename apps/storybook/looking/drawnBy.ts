/** The browser and the system, which draw letters each in its own way. */
export const drawnBy = (version: string): string => `Chromium ${version} ${process.platform}`
