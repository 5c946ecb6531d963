/** Every dash of Unicode and the minus sign as `-`: phones and word processors put in whichever they like. */
export const plainDashes = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');
