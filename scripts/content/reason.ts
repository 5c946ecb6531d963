import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Years from here to there in a date are of the Buddhist era, 543 ahead (Thai calendar). */
const BUDDHIST = { from: 2400, to: 2700, ahead: 543 } as const;

const shown = (value: unknown) => `'${String(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60)}'`;

/** What to say of a Buddhist year in a day, a time or a number; undefined for any other year. */
export function buddhistYear(value: unknown): string | undefined {
  const year = Number(/^(\d{4})(?:-|$)/.exec(String(value))?.[1]);
  if (!(year >= BUDDHIST.from && year <= BUDDHIST.to)) return undefined;
  return `${shown(value)} has a Buddhist year; write ${year - BUDDHIST.ahead} instead of ${year}`;
}

const NUMBER_FORM = 'write it like 4590000 or 4,590,000';

function wrongKind(expected: string, value: unknown): string {
  if (expected === 'int') return `${shown(value)} must be a whole number`;
  if (expected === 'number') return `${shown(value)} is not a number; ${NUMBER_FORM}`;
  if (expected === 'boolean') return `${shown(value)} must be TRUE or FALSE`;
  if (expected === 'array') return `${shown(value)} must be a list`;
  if (expected === 'object') return `${shown(value)} must have parts, such as title.th and title.en`;
  return `${shown(value)} must be text`;
}

function outOfBounds(issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, value: unknown): string {
  if (issue.origin === 'string') return issue.code === 'too_small' ? 'is empty' : 'is too long';
  if (issue.code === 'too_small') {
    const least = issue.inclusive === false ? `more than ${issue.minimum}` : `at least ${issue.minimum}`;
    return issue.origin === 'array' ? `needs ${least}` : `${shown(value)} is too small; it must be ${least}`;
  }
  return buddhistYear(value) ?? `${shown(value)} is too big; it may be at most ${issue.maximum}`;
}

function wrongForm(format: string, value: unknown, example: unknown): string {
  const buddhist = format === 'date' || format === 'datetime' ? buddhistYear(value) : undefined;
  if (buddhist !== undefined) return buddhist;
  if (format === 'date') return `${shown(value)} must be a day, year first, such as 2026-11-22`;
  if (format === 'datetime') return `${shown(value)} must be a time in UTC, such as 2026-11-22T05:00:00Z`;
  return `${shown(value)} must look like ${example === undefined ? `a correct ${format}` : String(example)}`;
}

/** Every single value that a closed list or a choice of values allows. */
function allowedBy(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(allowedBy) : [];
}

function noChoice(issue: z.core.$ZodIssueInvalidUnion, value: unknown, example: unknown): string {
  const allowed = allowedBy(issue).filter((each) => each !== '');
  if (allowed.length > 0) return `${shown(value)} is not allowed; allowed are ${allowed.join(', ')}`;
  const [first] = issue.errors.flat();
  return first === undefined ? issue.message : reasonOf(first, value, example);
}

/**
 * A schema's refusal in words that a person with a sheet understands.
 * @param value what stands there now
 * @param example what could stand there
 */
export function reasonOf(issue: Issue, value: unknown, example: unknown): string {
  if (value === undefined && issue.code !== 'custom') return 'is missing';
  if (value === null && issue.code !== 'custom') return 'is empty (null)';
  if (issue.code === 'invalid_type') return wrongKind(issue.expected, value);
  if (issue.code === 'too_small' || issue.code === 'too_big') return outOfBounds(issue, value);
  if (issue.code === 'invalid_format') return wrongForm(issue.format, value, example);
  if (issue.code === 'invalid_value') return `${shown(value)} is not allowed; allowed are ${issue.values.join(', ')}`;
  return issue.code === 'invalid_union' ? noChoice(issue, value, example) : issue.message;
}
