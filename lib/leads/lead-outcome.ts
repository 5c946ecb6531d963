import { STATUS_CODES } from 'node:http';
import { leftOutText } from './left-out-photos';
import type { FormOutcome } from './receive-form.server';

const STATUSES = {
  taken: 201,
  faulty: 422,
  different: 409,
  'not-stored': 503,
  'too-many': 429,
  'too-large': 413,
  'too-long': 413,
  'other-files': 413,
  unsupported: 415,
  unreadable: 400,
  'too-slow': 408,
  'too-busy': 503,
  foreign: 403,
} as const satisfies Record<FormOutcome['code'], number>;

const RETRY_SECONDS = 60;

/** 413 also where the photographs were more than we take. */
export function outcomeStatus(outcome: FormOutcome): number {
  const isTooLarge =
    outcome.code === 'faulty' && outcome.errors.some(({ code }) => code === 'photo-large' || code === 'photos-many');
  return STATUSES[isTooLarge ? 'too-large' : outcome.code];
}

/** Answers are never cached; some have a `retry-after`. */
export function outcomeHeaders(outcome: FormOutcome): Record<string, string> {
  const always = { 'cache-control': 'no-store' };
  if (outcome.code === 'too-many') return { ...always, 'retry-after': String(outcome.waitSeconds) };
  const isForNow = outcome.code === 'not-stored' || outcome.code === 'too-busy';
  return isForNow ? { ...always, 'retry-after': String(RETRY_SECONDS) } : always;
}

/** The JSON answer: a reference and the photographs that were left out, the errors of the form, or the reason of a refusal. */
export function outcomeData(outcome: FormOutcome): Readonly<Record<string, unknown>> {
  if (outcome.code === 'taken') {
    const { reference, leftOut } = outcome;
    return leftOut.length === 0 ? { reference } : { reference, left_out: leftOutText(leftOut) };
  }
  if (outcome.code === 'faulty') return { errors: outcome.errors };
  const message = STATUS_CODES[outcomeStatus(outcome)];
  return { statusCode: outcomeStatus(outcome), statusMessage: message, message, data: { code: outcome.code } };
}
