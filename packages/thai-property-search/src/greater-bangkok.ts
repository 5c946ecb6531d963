/** DOPA codes of the provinces and districts in and around Bangkok, the only area with urban train stations. */
export const GREATER_BANGKOK = /^1[0-3]/;
