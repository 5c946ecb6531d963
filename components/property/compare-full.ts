/** Event on `window` when a fifth listing is refused. The bar shows a notice. */
export const COMPARE_FULL = 'compare-full';
