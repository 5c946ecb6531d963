/** Told to the window when a home or a search is refused because the list of them is full; a note says so. */
export const HOMES_FULL = 'saved-homes-full';
export const SEARCHES_FULL = 'saved-searches-full';
