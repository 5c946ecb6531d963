import 'server-only';
import { randomBytes } from 'node:crypto';
import { outsideRequest, processSingleton } from '../config/process-singleton';
import type { FormFault, LeadFormError, LeadFormValues } from './lead-form';

export type FormFlash = {
  readonly values: LeadFormValues;
  readonly errors: readonly LeadFormError[];
  readonly formError?: FormFault;
};

const LIFETIME_MS = 60_000;
/** Each form holds several kilobytes of personal data. */
const MAX_FLASHES = 200;

const flashes = processSingleton('form-flashes', () => new Map<string, FormFlash>()).get;

/** Saves a form for the page that shows it again. The returned token is valid once, for a minute. */
export function saveFormFlash(form: FormFlash): string {
  const token = randomBytes(16).toString('hex');
  const saved = flashes();
  saved.set(token, form);
  for (const old of saved.keys()) if (saved.size > MAX_FLASHES) saved.delete(old);
  outsideRequest(() => setTimeout(() => saved.delete(token), LIFETIME_MS).unref());
  return token;
}

export function consumeFormFlash(token: string): FormFlash | undefined {
  const form = flashes().get(token);
  flashes().delete(token);
  return form;
}
