'use client';

/**
 * Returns an id for an enquiry. Empty in an insecure context, which has no `randomUUID`; the server then creates one.
 */
export const newId = (): string => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : '');
