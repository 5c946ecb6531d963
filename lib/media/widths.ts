import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '../config/constants';

/** M2: the listed widths times the densities, in pixels, ascending. No other widths are generated. */
export const PICTURE_WIDTHS: readonly number[] = [
  ...new Set(Object.values(IMAGE_WIDTHS).flatMap((width) => IMAGE_DENSITIES.map((density) => width * density))),
].sort((a, b) => a - b);
