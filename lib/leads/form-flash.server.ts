import 'server-only';
import { randomBytes } from 'node:crypto';
import { processSingleton } from '../config/process-singleton';
import { outsideRequest } from '../http/outside-request';
import type { FormFault } from './form-fault';
import type { LeadFormError, LeadFormValues } from './lead-form';

/** A form that was sent without scripts and refused: what was typed, and the errors. */
export type FormFlash = {
  readonly values: LeadFormValues;
  readonly errors: readonly LeadFormError[];
  readonly formError?: FormFault;
};

const LIFETIME_MS = 60_000;
/** Each has some kilobytes of personal data. */
const MOST_FLASHES = 200;

const flashes = processSingleton('form-flashes', () => new Map<string, FormFlash>()).get;

/** Saves a form in memory for the page that shows it again. Returns a random token that is valid once, for a minute. */
export function saveFormFlash(form: FormFlash): string {
  const token = randomBytes(16).toString('hex');
  const saved = flashes();
  saved.set(token, form);
  // A map iterates in the order of insertion: the oldest go first.
  for (const old of saved.keys()) if (saved.size > MOST_FLASHES) saved.delete(old);
  outsideRequest(() => setTimeout(() => saved.delete(token), LIFETIME_MS).unref());
  return token;
}

/** Removes and returns the form of a token; undefined if there is none. */
export function consumeFormFlash(token: string): FormFlash | undefined {
  const form = flashes().get(token);
  flashes().delete(token);
  return form;
}
