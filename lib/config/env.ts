import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { GTM_ID_PATTERN, LOCALES, VIEW_EVENT } from './constants';
import { errorText } from './log';

function suggestGtmId(id: string): string | null {
  const core = id
    .toUpperCase()
    .replace(/^.*-/, '')
    .replace(/[^0-9A-Z]/g, '');
  return core === '' ? null : `GTM-${core}`;
}

/** A1: null for a valid tag manager id, else the original's setup error (original-semantics.md §4). */
export function gtmIdFault(id: string): string | null {
  if (GTM_ID_PATTERN.test(id)) return null;
  const suggestion = suggestGtmId(id);
  const hint = suggestion === null ? '' : ` Did you mean '${suggestion}'?`;
  return `'${id}' is not a valid GTM-ID (${GTM_ID_PATTERN}).${hint}`;
}

const KEYLESS: readonly unknown[] = ['external_account', 'impersonated_service_account', 'authorized_user'];

function fieldsOf(file: string): { readonly type?: unknown; readonly client_email?: unknown; private_key?: unknown } {
  const content: unknown = JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));
  return typeof content === 'object' ? (content ?? {}) : {};
}

function credentialsFileFault(file: string): string | null {
  try {
    const { type, client_email, private_key } = fieldsOf(file);
    if (KEYLESS.includes(type)) return null;
    if (type === 'service_account' && typeof client_email === 'string' && typeof private_key === 'string') return null;
    return `'${file}' is no service account's JSON file; allowed is the key file that Google Cloud made.`;
  } catch (error) {
    // Do not log the parser's message: it quotes the file, which may be a key.
    const reason = error instanceof SyntaxError ? 'it is no JSON' : errorText(error);
    return `'${file}' cannot be read (${reason}); allowed is the path of a service account's JSON file.`;
  }
}

const text = z.string().trim().min(1);
const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const absolutePath = text.regex(/^\//);
const host = text.regex(/^[a-z0-9.-]+(:\d+)?$/i).refine((name) => URL.canParse(`https://${name}`));
const bucket = text.regex(/^[A-Za-z0-9.\-_]+$/);
const existingFolder = text.refine((folder) => existsSync(/* turbopackIgnore: true */ folder), {
  error: ({ input }) => `there is no folder '${input}'; allowed is a folder of embedded content.`,
});
const hosts = text.transform((list) => list.split(',').map((item) => item.trim())).pipe(z.array(host));
const names = text
  .transform((list) => list.split(',').map((item) => item.trim()))
  .pipe(z.array(z.string().regex(/^[a-z][a-z0-9-]*$/)));
const emails = text.transform((list) => list.split(',').map((item) => item.trim())).pipe(z.array(z.email()));
const isSmtpUrl = (address: string) => {
  try {
    const { protocol, hostname, username, password } = new URL(address);
    // Throws for a percent sign that is not encoded.
    decodeURIComponent(username + password);
    return /^smtps?:$/.test(protocol) && hostname !== '';
  } catch {
    return false;
  }
};
const faultless = (faultOf: (value: string) => string | null) =>
  text.superRefine((value, context) => {
    const fault = faultOf(value);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  });

const VARIABLES = {
  PORT: { schema: wholeNumber(1, 65_535).default(3000), allowed: 'a whole number from 1 to 65535' },
  HOST: { schema: text.default('0.0.0.0'), allowed: 'a host name or address to listen on' },
  SITE_URL: { schema: httpUrl.optional(), allowed: 'an absolute http or https address' },
  API_BASE_URL: { schema: httpUrl.optional(), allowed: 'an absolute http or https address' },
  DEFAULT_LOCALE: { schema: z.enum(LOCALES).default('en-us'), allowed: LOCALES.join(' or ') },
  LOCALE_PREFIX: { schema: z.enum(['always', 'as-needed']).default('always'), allowed: 'always or as-needed' },
  CONTENT_DIR: { schema: existingFolder.default('content'), allowed: 'a folder of embedded content' },
  FIREBASE_PROJECT_ID: { schema: text.optional(), allowed: 'a Firebase project id' },
  FIREBASE_API_KEY: { schema: text.optional(), allowed: "the project's web API key" },
  FIREBASE_STORAGE_BUCKET: {
    schema: bucket.optional(),
    allowed: 'a bucket name, such as project.appspot.com',
  },
  GOOGLE_APPLICATION_CREDENTIALS: {
    schema: faultless(credentialsFileFault).optional(),
    allowed: "the path of a service account's JSON file",
  },
  PRIVATE_BUCKET: { schema: bucket.optional(), allowed: 'a bucket name, such as project-private' },
  STORAGE_EMULATOR_HOST: { schema: httpUrl.optional(), allowed: 'an absolute http or https address' },
  FIRESTORE_EMULATOR_HOST: { schema: host.optional(), allowed: 'host:port' },
  CDN_HOST: { schema: host.optional(), allowed: 'a host name without https://' },
  IMAGE_HOSTS: { schema: hosts.default([]), allowed: 'host names, separated by commas' },
  GTM_ID: { schema: faultless(gtmIdFault).optional(), allowed: 'GTM- followed by upper-case letters and digits' },
  VIEW_EVENT: {
    schema: z
      .string()
      .regex(/^(?!(?:interaction|generate_lead)$)[A-Za-z][\w-]{0,39}$/)
      .default(VIEW_EVENT),
    allowed: 'up to 40 letters, digits, - and _, a letter first; not interaction and not generate_lead',
  },
  VIEWS_IGNORED: { schema: names.default([]), allowed: 'names of routes, separated by commas' },
  MAP_STYLE_URL: { schema: httpUrl.optional(), allowed: 'an absolute http or https address' },
  MAP_TILES_URL: {
    schema: z.union([httpUrl, absolutePath]).optional(),
    allowed: 'an absolute http or https address, or the absolute path of a file',
  },
  ICON_HOSTS: { schema: hosts.default([]), allowed: 'host names, separated by commas' },
  DATA_DIR: { schema: text.default('.data'), allowed: 'a folder that the server may write' },
  DATA_DIR_IS_DURABLE: {
    schema: z
      .enum(['true', 'false'])
      .transform((word) => word === 'true')
      .optional(),
    allowed: 'true or false',
  },
  K_SERVICE: { schema: text.optional(), allowed: 'the name of the service, as Cloud Run sets it' },
  PAGE_CACHE_MB: { schema: wholeNumber(1, 65_536).default(64), allowed: 'a whole number of megabytes from 1' },
  TRUSTED_PROXIES: {
    schema: wholeNumber(0, 10).default(0),
    allowed: 'how many proxies stand before the server, from 0 to 10',
  },
  LEADS_PER_MINUTE: {
    schema: wholeNumber(1, 1_000_000).default(60),
    allowed: 'a whole number of enquiries from 1',
  },
  REFRESH_SECRET: { schema: text.min(16).optional(), allowed: 'a secret of at least 16 characters' },
  PREVIEW_SECRET: { schema: text.min(16).optional(), allowed: 'a secret of at least 16 characters' },
  METRICS_TOKEN: { schema: text.min(16).optional(), allowed: 'a secret of at least 16 characters' },
  LEAD_WEBHOOK_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed: 'an absolute http or https address',
  },
  LEAD_WEBHOOK_SECRET: { schema: text.min(16).optional(), allowed: 'a secret of at least 16 characters' },
  LEAD_NOTIFY_EMAIL: { schema: emails.optional(), allowed: 'e-mail addresses, separated by commas' },
  SMTP_URL: {
    // The fault must not quote the password.
    schema: text
      .refine(isSmtpUrl, { error: 'is not an address; allowed is smtp:// or smtps:// and a server.' })
      .optional(),
    allowed: 'smtp:// or smtps://, with user and password if the server wants them',
  },
  SMTP_FROM: { schema: z.email().optional(), allowed: 'an e-mail address' },
  LEAD_NOTIFY_LINE: {
    schema: text.regex(/^[UCR][0-9a-f]{32}$/).optional(),
    allowed: 'the id of a LINE user, group or room: U, C or R and 32 hexadecimal digits',
  },
  LINE_CHANNEL_ACCESS_TOKEN: {
    // The fault must not quote the token.
    schema: text
      .refine((token) => /^[\w+/=.-]+$/.test(token), { error: "is no token; allowed is the channel's long-lived one." })
      .optional(),
    allowed: "the long-lived token of the channel in LINE's Messaging API",
  },
  LINE_CHANNEL_SECRET: {
    // The fault must not quote the secret.
    schema: text
      .refine((secret) => /^[0-9a-f]{32}$/.test(secret), {
        error: 'is no secret of a channel; allowed is that of LINE’s console.',
      })
      .optional(),
    allowed: "the secret of the channel in LINE's Messaging API",
  },
  STATUS_LINK_SECRET: { schema: text.min(16).optional(), allowed: 'a secret of at least 16 characters' },
  STYLE_PAGE: { schema: z.enum(['on', 'off']).default('off'), allowed: 'on or off' },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    allowed: 'debug, info, warn, error or silent',
  },
} as const;

type Variables = typeof VARIABLES;
export type Env = { readonly [Name in keyof Variables]: z.output<Variables[Name]['schema']> };

export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** @throws EnvError with one line per invalid variable. An empty value counts as not set. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const faults: string[] = [];
  const entries = Object.entries(VARIABLES).map(([name, { schema, allowed }]) => {
    const result = schema.safeParse(source[name] === '' ? undefined : source[name]);
    if (result.success) return [name, result.data] as const;
    const own = result.error.issues.find((issue) => issue.code === 'custom')?.message;
    faults.push(own ? `${name}: ${own}` : `${name}: '${source[name]}' is not allowed; allowed is ${allowed}.`);
    return [name, undefined] as const;
  });
  if (source.LEAD_WEBHOOK_URL && !source.LEAD_WEBHOOK_SECRET)
    faults.push('LEAD_WEBHOOK_SECRET: is not set; LEAD_WEBHOOK_URL needs a secret of at least 16 characters.');
  if (source.MAP_STYLE_URL && source.MAP_TILES_URL)
    faults.push('MAP_TILES_URL: is set beside MAP_STYLE_URL; allowed is one of them.');
  if (source.LEAD_NOTIFY_EMAIL && !(source.SMTP_URL && source.SMTP_FROM))
    faults.push('LEAD_NOTIFY_EMAIL: needs SMTP_URL, the server that sends, and SMTP_FROM, the address of the sender.');
  if (source.LEAD_NOTIFY_LINE && !source.LINE_CHANNEL_ACCESS_TOKEN)
    faults.push('LEAD_NOTIFY_LINE: needs LINE_CHANNEL_ACCESS_TOKEN, the token of the channel that sends.');
  if (source.LINE_CHANNEL_SECRET && !source.LINE_CHANNEL_ACCESS_TOKEN)
    faults.push('LINE_CHANNEL_SECRET: needs LINE_CHANNEL_ACCESS_TOKEN, the token of the channel that answers.');
  if (source.PRIVATE_BUCKET && source.PRIVATE_BUCKET === source.FIREBASE_STORAGE_BUCKET)
    faults.push(
      'PRIVATE_BUCKET: is FIREBASE_STORAGE_BUCKET, which the public reads; allowed is a bucket that is not public.',
    );
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
  return Object.freeze(Object.fromEntries(entries)) as Env;
}

let parsed: Env | undefined;

/** Parsed once. Server only: the browser gets what it needs as props. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Whether DATA_DIR survives a restart. Cloud Run and App Hosting, which set K_SERVICE, have an in-memory disk. */
export const isDataDurable = ({ DATA_DIR_IS_DURABLE, K_SERVICE }: Env): boolean =>
  DATA_DIR_IS_DURABLE ?? K_SERVICE === undefined;

export const isSecureSite = (): boolean => env().SITE_URL?.startsWith('https://') ?? false;
