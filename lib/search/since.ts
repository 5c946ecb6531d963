/** An ISO 8601 instant in UTC, `2026-11-21T03:00:00Z`, as milliseconds; null for anything else, also for no such day. */
export function readInstant(text: string | null): number | null {
  if (text === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text)) return null;
  const time = Date.parse(text);
  // Some days that no month has are taken for days of the next.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 19)) ? time : null;
}
