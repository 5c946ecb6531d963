/** A row that passes, and one that at least two filters refuse. Between them: the number of the only filter that does. */
export const PASSES = 0;
export const REFUSED = 255;
