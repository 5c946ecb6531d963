import 'server-only';
import { createTransport } from 'nodemailer';
import pLimit from 'p-limit';
import { BANGKOK } from 'thai-property-search/documents';
import { errorText, log } from '../config/log';
import { SITE } from '../config/site';
import { findListing } from '../content/listings.server';
import { places } from '../content/places.server';
import { DeadlinePassed, withDeadline } from '../http/deadlines';
import { localizedText } from '../i18n/locales';
import { isListingLead, isSellerLead, type Lead, leadReference, photoDigests, type SellerLead } from './lead';
import { type LeadMailContext, leadMail } from './lead-mail';
import type { StoredPhoto } from './outbox-folders.server';
import { GatewayError, PermanentError, type Target } from './target';

/** For a whole delivery, with up to 5 MB of photographs. */
const DEADLINE_MS = 30_000;

/** For content that the mail can do without. */
const LOOKUP_MS = 3_000;

/** For each step without an answer. */
const IDLE_MS = 10_000;

/** Mail services accept few connections of an account. */
const CONNECTIONS = 3;

type Settings = {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: readonly string[];
  /** The public address of a path without a locale, if the site knows its own. */
  readonly urlOf: (path: string) => string | undefined;
  readonly deadlineMs?: number;
};

/** Sends each enquiry to the office by e-mail. The same enquiry always has the same Message-ID. */
export function mailTarget({ smtpUrl, from, to, urlOf, deadlineMs = DEADLINE_MS }: Settings): Target {
  const transport = createTransport(smtpOptions(smtpUrl));
  const limit = pLimit(CONNECTIONS);

  async function send(lead: Lead, photos: readonly StoredPhoto[]): Promise<void> {
    const signal = AbortSignal.timeout(deadlineMs);
    const id = `enquiry-${lead.id}@${from.split('@').at(-1)}`;
    const mail = await leadMail(lead, await contextOf(lead, urlOf, photos.length));
    const reference = leadReference(lead.id);
    const sending = transport.sendMail({
      ...mail,
      from: { name: SITE.name['th-th'], address: from },
      to: [...to],
      ...(lead.email === undefined ? {} : { replyTo: { name: '', address: lead.email } }),
      messageId: `<${id}>`,
      // No holiday notice of the office goes to the sender.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      attachments: photos.map(({ number, bytes }) => ({
        filename: `${reference}-${number}.jpg`,
        content: Buffer.from(bytes),
        contentType: 'image/jpeg',
      })),
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
    const { rejected } = await sending.catch((error: unknown) => {
      throw signal.aborted ? new DeadlinePassed(deadlineMs) : failureOf(error);
    });
    if (rejected.length > 0) log('warn', 'a recipient was refused', { target: 'mail', count: rejected.length });
  }

  return {
    name: 'mail',
    acceptsPhotos: true,
    async deliver(lead, photos) {
      const files = photoDigests(lead).length === 0 ? [] : await photos();
      await limit(() => send(lead, files));
      return 'new';
    },
  };
}

/** A password needs TLS, which a server or a person between could otherwise leave out. */
function smtpOptions(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  const hasPassword = username !== '';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isTls ? 465 : 587) : Number(port),
    secure: isTls,
    requireTLS: hasPassword && !isTls,
    ...(hasPassword ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    dnsTimeout: IDLE_MS,
    connectionTimeout: IDLE_MS,
    greetingTimeout: IDLE_MS,
    socketTimeout: IDLE_MS,
  };
}

/** Answers of the server have addresses in them, so only their codes go to the log. */
function failureOf(error: unknown): Error {
  const { responseCode, command } = typeof error === 'object' && error !== null ? readAnswer(error) : {};
  if (responseCode === undefined) return error instanceof Error ? error : new Error(errorText(error));
  const reason = `answered ${responseCode}${command === undefined ? '' : ` to ${command}`}`;
  // Before the message, the server speaks of the account, the sender or the recipients. 4xx are for a while.
  const isAboutMessage = command === 'DATA' && responseCode >= 500;
  return isAboutMessage ? new PermanentError(reason) : new GatewayError(reason);
}

const readAnswer = (error: object): { responseCode?: number; command?: string } => ({
  ...('responseCode' in error && typeof error.responseCode === 'number' ? { responseCode: error.responseCode } : {}),
  ...('command' in error && typeof error.command === 'string' ? { command: error.command } : {}),
});

async function contextOf(lead: Lead, urlOf: Settings['urlOf'], photosAttached: number): Promise<LeadMailContext> {
  const content = await withDeadline(LOOKUP_MS, () => contentOf(lead)).catch(() => ({}));
  return { photosAttached, url: urlOf(pathOf(lead)), ...content };
}

function pathOf(lead: Lead): string {
  if (isListingLead(lead)) return `/listings/${lead.listing_id}`;
  return `/search${isSellerLead(lead) ? '' : (lead.search_query ?? '')}`;
}

async function contentOf(lead: Lead): Promise<Pick<LeadMailContext, 'home' | 'place'>> {
  if (isSellerLead(lead)) return { place: await placeOf(lead.address) };
  const listing = isListingLead(lead) ? await findListing(lead.listing_id) : undefined;
  if (listing === undefined) return {};
  const { title, price, deal } = listing;
  return { home: { title: localizedText(title, 'th-th').text, price, deal } };
}

async function placeOf({ province_code, district_code, subdistrict_code }: SellerLead['address']): Promise<string> {
  const { provinces, districts, subdistricts } = await places();
  const [district, subdistrict] = [districts.get(district_code ?? ''), subdistricts.get(subdistrict_code ?? '')];
  const [a, b, c] = province_code === BANGKOK ? ['แขวง', 'เขต', ''] : ['ต.', 'อ.', 'จ.'];
  return [
    subdistrict && a + localizedText(subdistrict.name, 'th-th').text,
    district && b + localizedText(district.name, 'th-th').text,
    c + localizedText(provinces.get(province_code)?.name ?? {}, 'th-th').text,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}
