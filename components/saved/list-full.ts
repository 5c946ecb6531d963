/** Events on `window` when a listing or a search is refused because its list is full. `FullNote` shows a note. */
export const HOMES_FULL = 'saved-homes-full';
export const SEARCHES_FULL = 'saved-searches-full';
