import { z } from 'zod';

/** `blocked` is a keyword such as `inline`, or the origin of a URL. */
export type PolicyViolation = { readonly directive: string; readonly blocked: string; readonly page: string };

const policyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string().default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().default(''),
    'blocked-uri': z.string().default(''),
  }),
});

/** Keeps word characters only, because reports are untrusted input and go into the log. */
const sanitized = (text: string) => text.slice(0, 60).replace(/[^\w .:/*-]/g, '');

const originOf = (address: string) =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : address;
/** Removes the query, which may contain a visitor's search, and what opens one visitor's page. */
const pathOf = (address: string) =>
  URL.canParse(address) ? new URL(address).pathname.replace(/\/(sent|again|status|preview)\/.*/, '/$1/') : '';

/** The violation in a `report-uri` report, the format that every browser sends. Null if it is none. */
export function readPolicyReport(text: string): PolicyViolation | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const report = policyReport.safeParse(value);
  if (!report.success) return null;
  const { 'document-uri': page, 'blocked-uri': blocked, ...directives } = report.data['csp-report'];
  return {
    directive: sanitized(directives['effective-directive'] ?? directives['violated-directive']),
    blocked: sanitized(originOf(blocked)),
    page: sanitized(pathOf(page)),
  };
}
