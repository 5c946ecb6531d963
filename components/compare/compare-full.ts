/** Told to the window when a fifth home is refused; the bar says so. */
export const COMPARE_FULL = 'compare-full';
