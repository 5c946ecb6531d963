/** DOPA's codes of the provinces in and around Bangkok, and of their districts: the trains with stations run nowhere else. */
export const GREATER_BANGKOK = /^1[0-3]/;
