import { FIRST_PAINT_SCRIPT } from './colour-mode-script';
import { KEPT_SCRIPT } from './first-paint-kept';

/** Stands in the head of every page and is the same for every visitor, so that the page's policy names its hash. */
export const HEAD_SCRIPT = `${FIRST_PAINT_SCRIPT};${KEPT_SCRIPT}`;
