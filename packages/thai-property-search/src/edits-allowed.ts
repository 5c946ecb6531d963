/** The minimum word lengths that allow one and two typing errors. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;

/** The maximum edit distance for a word of this length. An edit is a wrong, missing, added or swapped letter. */
export const editsAllowed = (letters: number): number =>
  letters >= TWO_EDITS_FROM ? 2 : letters >= ONE_EDIT_FROM ? 1 : 0;
