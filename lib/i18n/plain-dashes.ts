/** Replaces every Unicode dash and the minus sign with `-`, because phones and word processors substitute them. */
export const plainDashes = (text: string): string => text.replace(/[\p{Pd}\u2212]/gu, '-');
