let isSkipped = false;

/** For a map that leads to the search page, and stays. */
export function skipNextFade(): void {
  isSkipped = true;
}

/**
 * X: a new page fades in once the old one is gone. Not a view transition: of a page of many screens, Chromium shows the
 * wrong part, and the window is painted twice.
 */
export function fadeIn(page: HTMLElement): void {
  const isStill = isSkipped || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  isSkipped = false;
  if (!isStill) page.animate({ opacity: [0, 1] }, { duration: 150, easing: 'ease-out' });
}
