import { BROKEN_PICTURES_SCRIPT } from './broken-pictures';
import { FIRST_PAINT_SCRIPT } from './colour-mode-script';
import { KEPT_SCRIPT } from './first-paint-kept';

/** The inline script in the head of every page: the same for every visitor, so the page's policy can name its hash. */
export const HEAD_SCRIPT = `${FIRST_PAINT_SCRIPT};${KEPT_SCRIPT};${BROKEN_PICTURES_SCRIPT}`;
