import 'server-only';
import { randomBytes } from 'node:crypto';
import { outsideRequest } from '../http/outside-request';
import type { FormFault } from './form-fault';
import type { LeadFormError, LeadFormValues } from './lead-form';

/** A form that was sent without scripts and not taken: what was typed, and what is wrong with it or with us. */
export type HalfSent = {
  readonly values: LeadFormValues;
  readonly errors: readonly LeadFormError[];
  readonly formError?: FormFault;
};

const KEPT_MS = 60_000;
/** Each is some kilobytes of somebody's own. */
const AT_MOST = 200;

// The server and Next's pages have each their own copy of a module; the process has one shelf.
declare global {
  var rommaiHalfSent: Map<string, HalfSent> | undefined;
}

function shelf(): Map<string, HalfSent> {
  globalThis.rommaiHalfSent ??= new Map();
  return globalThis.rommaiHalfSent;
}

/** Leaves a form for the page that shows it again, for a minute and to be taken once; the token is nobody's to guess. */
export function leaveHalfSent(form: HalfSent): string {
  const token = randomBytes(16).toString('hex');
  const left = shelf();
  left.set(token, form);
  // The oldest first, in the order of a map.
  for (const old of left.keys()) if (left.size > AT_MOST) left.delete(old);
  outsideRequest(() => setTimeout(() => left.delete(token), KEPT_MS).unref());
  return token;
}

/** The form that was left under a token, which is then gone; undefined where there is none. */
export function takeHalfSent(token: string): HalfSent | undefined {
  const form = shelf().get(token);
  shelf().delete(token);
  return form;
}
