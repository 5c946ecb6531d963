/** Letters a word must have for one slip and for two to be forgiven. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;

/** How many edits (a letter wrong, missing, added, or swapped with its neighbour) a word of so many letters may be away. */
export const editsAllowed = (letters: number): number =>
  letters >= TWO_EDITS_FROM ? 2 : letters >= ONE_EDIT_FROM ? 1 : 0;
