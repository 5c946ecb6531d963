/** DOPA's code of Bangkok, whose districts are called khet. */
export const BANGKOK = '10';
