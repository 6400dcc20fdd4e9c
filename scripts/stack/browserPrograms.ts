const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const

const MACOS_APPS = ['Google Chrome', 'Chromium'] as const

/** What a Chromium of the system is called: names to be found on PATH, and programs within macOS's applications. */
export const browserPrograms = (platform: NodeJS.Platform): readonly string[] =>
  platform === 'darwin'
    ? [...MACOS_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`), ...NAMES]
    : NAMES
