/**
 * `PASSES`: no filter refuses the row. `REFUSED`: at least two do. Between them: the number of the only filter that
 * does.
 */
export const PASSES = 0;
export const REFUSED = 255;
