/** Brings a panel of sharing to life when it is opened; where its code does not come, the address can still be copied. */
export const watchShare = (signal: AbortSignal): void =>
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.dataset.share === '')
        import('./openShare.ts').then(({ openShare }) => openShare(target)).catch(() => undefined)
    },
    { capture: true, signal },
  )
