import { z } from 'zod';

/** `blocked` is a keyword such as `inline`, or the origin of a URL. */
export type PolicyViolation = { readonly directive: string; readonly blocked: string; readonly page: string };

const MAX_VIOLATIONS = 20;

const legacy = z.object({
  'csp-report': z.object({
    'document-uri': z.string().default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().default(''),
    'blocked-uri': z.string().default(''),
  }),
});

const reports = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: z.string().default(''),
      effectiveDirective: z.string().default(''),
      blockedURL: z.string().default(''),
    }),
  }),
);

/** Keeps word characters only, because reports are untrusted input and go into the log. */
const sanitized = (text: string) => text.slice(0, 60).replace(/[^\w .:/*-]/g, '');

const originOf = (address: string) =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : address;
/** Removes the query, which may contain a visitor's search. */
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '');

const violation = (directive: string, blocked: string, page: string): PolicyViolation => ({
  directive: sanitized(directive),
  blocked: sanitized(originOf(blocked)),
  page: sanitized(pathOf(page)),
});

/** At most 20 violations, from the Reporting API or the older `report-uri` format. Null if it is neither. */
export function readPolicyReport(text: string): PolicyViolation[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const old = legacy.safeParse(value);
  if (old.success) {
    const { 'document-uri': page, 'blocked-uri': blocked, ...directives } = old.data['csp-report'];
    return [violation(directives['effective-directive'] ?? directives['violated-directive'], blocked, page)];
  }
  const several = reports.safeParse(value);
  if (!several.success) return null;
  return several.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MAX_VIOLATIONS)
    .map(({ body }) => violation(body.effectiveDirective, body.blockedURL, body.documentURL));
}
