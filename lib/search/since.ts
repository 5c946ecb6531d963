/**
 * Parses an ISO 8601 instant in UTC, `2026-11-21T03:00:00Z`, to milliseconds. Returns null for anything else, including
 * invalid dates.
 */
export function readInstant(text: string | null): number | null {
  if (text === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text)) return null;
  const time = Date.parse(text);
  // `Date.parse` accepts some invalid days, such as 30 February, as days of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 19)) ? time : null;
}
