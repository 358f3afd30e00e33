const drop = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
};

/**
 * Takes out of the page a style that did not come, as soon as that is known. Vite takes one that stands there for one that is there,
 * and a part asked for again would come without (scripts/vite/lost-files-asked-again.ts). Those on their way stay as they are:
 * a caller that waits for one waits for that very element.
 */
export const dropLostStyles = (): void => document.addEventListener('error', drop, true);
