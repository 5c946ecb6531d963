/** Whether something is a reference of an enquiry in its one form, `3F9A-07C1`. */
export const isLeadReference = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(text);
