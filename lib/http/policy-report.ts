import { z } from 'zod';

/** What a browser refused to do for a page. `blocked` is a word such as `inline`, or the origin of an address. */
export type PolicyBreach = { readonly directive: string; readonly blocked: string; readonly page: string };

const MOST = 20;

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

/** Words only: whatever else a stranger writes into a report does not get into the log. */
const word = (text: string) => text.slice(0, 60).replace(/[^\w .:/*-]/g, '');

const originOf = (address: string) =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : address;
/** Without its query, in which somebody's search may stand. */
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '');

const breach = (directive: string, blocked: string, page: string): PolicyBreach => ({
  directive: word(directive),
  blocked: word(originOf(blocked)),
  page: word(pathOf(page)),
});

/**
 * The breaches in a report, by the Reporting API or as older browsers write it (`report-uri`); at most 20. Null for what is
 * neither.
 */
export function readPolicyReport(text: string): PolicyBreach[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const old = legacy.safeParse(value);
  if (old.success) {
    const { 'document-uri': page, 'blocked-uri': blocked, ...said } = old.data['csp-report'];
    return [breach(said['effective-directive'] ?? said['violated-directive'], blocked, page)];
  }
  const several = reports.safeParse(value);
  if (!several.success) return null;
  return several.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MOST)
    .map(({ body }) => breach(body.effectiveDirective, body.blockedURL, body.documentURL));
}
