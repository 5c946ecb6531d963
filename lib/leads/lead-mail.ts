import { createTranslator } from 'next-intl';
import { SITE } from '../config/site';
import { escapeMarkup } from '../http/escape-markup';
import { fullDate, longDate } from '../i18n/dates';
import { breakable, unjoined } from '../i18n/line-breaks';
import { loadMessages } from '../i18n/load-messages';
import { formatBaht, formatNumber, formatThaiPhone } from '../i18n/numbers';
import { isListingLead, isSellerLead, type Lead, type ListingLead, leadReference, type SellerLead } from './lead';
import { SUSPICIOUS_FROM } from './spam-score';
import { parseVisitTime } from './visit-time';

/** What the enquiry itself does not say. Addresses are absolute. `answeredUrl` marks the enquiry as answered. */
export type LeadMailContext = {
  readonly home?: { readonly title: string; readonly price: number | null; readonly deal: 'sale' | 'rent' };
  readonly place?: string;
  readonly url?: string | undefined;
  readonly answeredUrl?: string | undefined;
  readonly photosAttached: number;
};

export type LeadMail = { readonly subject: string; readonly text: string; readonly html: string };

type Row = { readonly label: string; readonly value: string; readonly href?: string };
type Words = Awaited<ReturnType<typeof thaiWords>>;

const LOCALE = 'th-th';
const LANGUAGES: Readonly<Record<Lead['locale'], string>> = { 'th-th': 'ไทย', 'en-us': 'อังกฤษ' };
const SPAM = 'สงสัยว่าเป็นสแปม';

const thaiWords = async () => createTranslator({ locale: LOCALE, messages: await loadMessages(LOCALE) });

/** A line without control characters and without those that reverse the direction of the text after them. */
export const line = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();

const row = (label: string, value: string | undefined, href?: string): Row[] =>
  value === undefined ? [] : [{ label, value, ...(href === undefined ? {} : { href }) }];

/** An e-mail to the office about an enquiry, in Thai, as text and as HTML. */
export async function leadMail(lead: Lead, context: LeadMailContext): Promise<LeadMail> {
  const parts = await partsOf(lead, context);
  const { title, notice, reference } = parts;
  const rows = [...parts.rows, ...originRows(lead)];
  return mailOf(`${notice === undefined ? '' : `[${SPAM}] `}${title} (${reference})`, { ...parts, rows });
}

/** The same in short, as a text message. What the office needs first comes first, because it may be cut. */
export async function leadNote(lead: Lead, context: LeadMailContext): Promise<string> {
  return plainNote(await partsOf(lead, context));
}

async function partsOf(lead: Lead, context: LeadMailContext): Promise<Parts> {
  const t = await thaiWords();
  const isSpam = lead.spam.score >= SUSPICIOUS_FROM;
  return {
    title: `${topicOf(lead, t)}: ${line(lead.name)}`,
    notice: isSpam ? `${SPAM} (${line(lead.spam.reasons.join(', '))})` : undefined,
    reach: reachRows(lead),
    rows: subjectRows(lead, context, t),
    message: lead.message?.toWellFormed(),
    reference: leadReference(lead.id),
    answeredUrl: context.answeredUrl,
  };
}

/** Reminds the office of an enquiry that is not marked as answered. Contains no personal data. */
export function reminderMail(id: string, answeredUrl: string | undefined): LeadMail {
  const parts = reminderParts(id, answeredUrl);
  return mailOf(`ยังไม่ได้ตอบลูกค้า (${parts.reference})`, parts);
}

export const reminderNote = (id: string, answeredUrl: string | undefined): string =>
  plainNote(reminderParts(id, answeredUrl));

const reminderParts = (id: string, answeredUrl: string | undefined): Parts => ({
  title: 'ยังไม่มีใครบันทึกว่าตอบลูกค้ารายนี้แล้ว',
  notice: undefined,
  reach: [],
  rows: row('รายละเอียด', 'อยู่ในข้อความแรก ค้นหาได้ด้วยเลขอ้างอิง'),
  message: undefined,
  reference: leadReference(id),
  answeredUrl,
});

const mailOf = (subject: string, parts: Parts): LeadMail => ({
  subject: breakable(subject),
  text: breakable(plainText(parts)),
  html: unjoined(page(parts)),
});

function topicOf(lead: Lead, t: Words): string {
  if (isSellerLead(lead)) return `${t(`Seller.intents.${lead.intent}`)} ${t(`PropertyType.${lead.property_type}`)}`;
  if (isListingLead(lead)) return `${t(`Enquiry.kinds.${lead.kind}`)} ${lead.listing_code ?? lead.listing_id}`;
  return 'ให้ช่วยหาทรัพย์';
}

function reachRows({ phone, line_id, email }: Lead): Row[] {
  return [
    ...row('โทร', phone && formatThaiPhone(phone, LOCALE), `tel:${phone}`),
    ...row('LINE', line_id && line(line_id), line_id && lineUrl(line_id)),
    ...row('อีเมล', email && line(email), email && `mailto:${encodeURIComponent(email.toWellFormed())}`),
  ];
}

/** An official account starts with @. LINE finds the id of a person after ~. */
const lineUrl = (id: string): string =>
  `https://line.me/R/ti/p/${id.startsWith('@') ? '' : '~'}${encodeURIComponent(id.toWellFormed())}`;

function subjectRows(lead: Lead, context: LeadMailContext, t: Words): Row[] {
  if (isSellerLead(lead)) return sellerRows(lead, context, t);
  if (isListingLead(lead)) return listingRows(lead, context, t);
  const { search_words, search_query, move_in } = lead;
  return [
    ...row('กำลังหา', search_words && line(search_words), context.url),
    ...(search_words === undefined ? row('กำลังหา', search_query && 'ดูการค้นหา', context.url) : []),
    ...row('ย้ายเข้า', move_in && t(`Request.moveTimes.${move_in}`)),
  ];
}

function listingRows(
  { listing_id, listing_code, preferred_times = [] }: ListingLead,
  context: LeadMailContext,
  t: Words,
) {
  const { home, url } = context;
  const code = listing_code ?? listing_id;
  return [
    ...row('ทรัพย์', home === undefined ? code : `${code} ${line(home.title)}`, url),
    ...row('ราคา', home && priceOf(home, t)),
    ...preferred_times.flatMap((time, index) =>
      row(preferred_times.length === 1 ? 'สะดวกชม' : `สะดวกชม ${index + 1}`, whenOf(time, t)),
    ),
  ];
}

function priceOf({ price, deal }: NonNullable<LeadMailContext['home']>, t: Words): string {
  if (price === null) return t('Price.ask');
  return deal === 'rent' ? t('Price.perMonth', { price: formatBaht(price) }) : formatBaht(price);
}

/** `2026-12-24 morning`, or else the text that it is. */
function whenOf(text: string, t: Words): string {
  const [day, part] = text.split(' ', 2);
  const time = parseVisitTime(day, part);
  if (time === undefined) return line(text);
  const date = fullDate(`${time.day}T05:00:00Z`, LOCALE);
  return `${date} ${time.part === undefined ? t('Seller.anyTime') : t(`Seller.parts.${time.part}`)}`;
}

function sellerRows(lead: SellerLead, { place, photosAttached }: LeadMailContext, t: Words): Row[] {
  const { address, size, bedrooms, asking_price, title_deed, mortgage, preferred_time, photos = [] } = lead;
  const where = [address.detail, place ?? `รหัสพื้นที่ ${address.district_code ?? address.province_code}`];
  const deed =
    title_deed === 'other' || title_deed === 'unknown'
      ? (`Seller.deeds.${title_deed}` as const)
      : title_deed && (`TitleDeed.${title_deed}` as const);
  return [
    ...row('ที่ตั้ง', line([...where, address.postcode].filter((text) => text !== undefined).join(' '))),
    ...row('ขนาด', size && sizeOf(size)),
    ...row('ห้องนอน', bedrooms === undefined ? undefined : bedrooms === 0 ? 'สตูดิโอ' : String(bedrooms)),
    ...row('ราคาที่ต้องการ', asking_price === undefined ? undefined : formatBaht(asking_price)),
    ...row('เอกสารสิทธิ์', deed && t(deed)),
    ...row('จำนอง', mortgage && t(`Seller.mortgages.${mortgage}`)),
    ...row('สะดวกให้ชม', preferred_time && whenOf(preferred_time, t)),
    ...row('รูปถ่าย', photos.length === 0 ? undefined : photosOf(photos.length, photosAttached)),
  ];
}

const sizeOf = (size: NonNullable<SellerLead['size']>): string =>
  'sqm' in size
    ? `${formatNumber(size.sqm)} ตร.ม.`
    : `${formatNumber(size.rai)} ไร่ ${formatNumber(size.ngan)} งาน ${formatNumber(size.sqwah)} ตร.ว.`;

const photosOf = (sent: number, attached: number): string =>
  attached < sent ? `${sent} รูป อยู่ในที่เก็บของเว็บไซต์ ไม่ได้แนบมา` : `${sent} รูป แนบมาด้วย`;

function originRows({ locale, created_at, source }: Lead): Row[] {
  const { page, referrer, utm = {} } = source;
  const time = new Date(created_at).toLocaleTimeString('th-TH', { timeZone: SITE.timeZone, timeStyle: 'short' });
  const campaign = Object.entries(utm).map(([name, value]) => `${name}=${value}`);
  return [
    ...row('ส่งเมื่อ', `${longDate(created_at, LOCALE)} ${time} น.`),
    ...row('ภาษาของหน้าเว็บ', LANGUAGES[locale]),
    ...row('จากหน้า', page && line(page)),
    ...row('มาจาก', referrer && line(referrer)),
    ...row('แคมเปญ', campaign.length === 0 ? undefined : line(campaign.join(', '))),
  ];
}

type Parts = {
  readonly title: string;
  readonly notice: string | undefined;
  readonly reach: readonly Row[];
  readonly rows: readonly Row[];
  readonly message: string | undefined;
  readonly reference: string;
  readonly answeredUrl: string | undefined;
};

const ANSWERED = 'บันทึกว่าตอบลูกค้าแล้ว';

const textLine = ({ label, value, href }: Row) => `${label}: ${value}${href?.startsWith('http') ? `\n${href}` : ''}`;

/** Each line is marked, so that a message cannot look like another part of the mail. */
const quoted = (message: string | undefined): string[] =>
  message === undefined
    ? []
    : ['', 'ข้อความ', ...message.split(/\r\n|[\r\n\u0085\u2028\u2029]/).map((text) => `> ${line(text)}`)];

const answeredLines = (url: string | undefined): string[] => (url === undefined ? [] : ['', `${ANSWERED}:`, url]);

const headLines = ({ title, notice, reach, reference }: Parts): string[] => [
  ...(notice === undefined ? [] : [notice, '']),
  title,
  `เลขอ้างอิง: ${reference}`,
  '',
  ...reach.map(textLine),
];

const plainText = (parts: Parts): string =>
  [
    ...headLines(parts),
    ...quoted(parts.message),
    '',
    ...parts.rows.map(textLine),
    ...answeredLines(parts.answeredUrl),
    '',
  ].join('\n');

const plainNote = (parts: Parts): string =>
  [...headLines(parts), ...answeredLines(parts.answeredUrl), '', ...parts.rows.map(textLine), ...quoted(parts.message)]
    .join('\n')
    // Words of the interface have soft hyphens, which LINE shows.
    .replaceAll('\u00ad', '');

/** Gmail and Outlook ignore parts of it: the colours in the markup are the light ones, and nothing depends on the rest. */
export const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#0b1117!important}.card{background:#151d25!important}
.text{color:#e9eff4!important}.label{color:#a3b1be!important}.link{color:#7ccfa1!important}
.line{border-color:#394552!important}.said{background:#232d37!important;border-color:#45b37b!important}
.notice{background:#4a2c07!important;color:#ffe3b8!important}}`;

export const FONT = "font-family:'Sarabun','Leelawadee UI','Thonburi',Tahoma,Arial,sans-serif";

function page({ title, notice, reach, rows, message, reference, answeredUrl }: Parts): string {
  const said = message
    ?.split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((text) => escapeMarkup(line(text)))
    .join('<br>');
  return `<!doctype html><html lang="th"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:#eef2f5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f5"><tr>
<td align="center" style="padding:16px 8px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;text-align:left;border-radius:8px">
${notice === undefined ? '' : `<tr><td class="notice" style="padding:12px 24px;background:#fdebd0;color:#6b3703;${FONT};font-size:15px;line-height:24px;font-weight:bold">${escapeMarkup(notice)}</td></tr>`}
<tr><td style="padding:24px 24px ${reach.length === 0 ? 16 : 4}px"><h1 class="text" style="margin:0;color:#17212b;${FONT};font-size:22px;line-height:32px;overflow-wrap:anywhere">${escapeMarkup(title)}</h1>
<p class="label" style="margin:4px 0 0;color:#52606d;${FONT};font-size:14px;line-height:22px">เลขอ้างอิง ${reference}</p></td></tr>
${reach.length === 0 ? '' : `<tr><td style="padding:12px 24px">${table(reach, 18)}</td></tr>`}
${said === undefined ? '' : `<tr><td style="padding:4px 24px 12px"><div class="said text" style="padding:12px 16px;background:#eefaf3;border-left:4px solid #1a7f4b;color:#17212b;${FONT};font-size:16px;line-height:26px;overflow-wrap:anywhere">${said}</div></td></tr>`}
<tr><td class="line" style="padding:12px 24px 24px;border-top:1px solid #dfe6eb">${table(rows, 16)}</td></tr>
${answeredUrl === undefined ? '' : `<tr><td style="padding:0 24px 28px"><a href="${escapeMarkup(answeredUrl)}" style="display:inline-block;padding:10px 20px;background:#1a7f4b;color:#ffffff;border-radius:8px;${FONT};font-size:16px;line-height:24px;font-weight:bold;text-decoration:none">${ANSWERED}</a></td></tr>`}
</table></td></tr></table></body></html>`;
}

const table = (rows: readonly Row[], size: number): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.map((each) => tableRow(each, size)).join('')}</table>`;

function tableRow({ label, value, href }: Row, size: number): string {
  const text = escapeMarkup(value);
  const shown =
    href === undefined
      ? text
      : `<a class="link" href="${escapeMarkup(href)}" style="color:#14693d;font-weight:bold;text-decoration:underline">${text}</a>`;
  return `<tr><td class="label" width="96" valign="top" style="padding:5px 12px 5px 0;color:#52606d;${FONT};font-size:14px;line-height:26px">${label}</td>
<td class="text" valign="top" style="padding:5px 0;color:#17212b;${FONT};font-size:${size}px;line-height:26px;overflow-wrap:anywhere">${shown}</td></tr>`;
}
