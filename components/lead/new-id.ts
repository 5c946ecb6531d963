'use client';

/** An enquiry's id. Empty where a page is not served safely, which has no such function; the server then finds its own. */
export const newId = (): string => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : '');
