import { SITE } from '../config/site';
import { escapeMarkup } from '../http/escape-markup';
import { breakable, unjoined } from '../i18n/line-breaks';
import { LOCALE_FACTS, type Locale } from '../i18n/locales';
import { FONT, line, STYLE } from '../leads/lead-mail';
import type { ToldHome } from './alert-news.server';

type Link = { readonly label: string; readonly url: string };

export type MailParts = {
  readonly locale: Locale;
  readonly subject: string;
  readonly title: string;
  readonly text?: string;
  /** What a mail without homes is about. */
  readonly names?: readonly string[];
  readonly homes?: readonly ToldHome[];
  readonly button?: Link;
  readonly note: string;
  readonly links: readonly Link[];
};

/** A mail as text and as HTML, in a language of the site. */
export function alertMail(parts: MailParts): { subject: string; text: string; html: string } {
  return {
    subject: breakable(line(parts.subject)),
    text: breakable(plainText(parts)),
    html: unjoined(page(parts)),
  };
}

function plainText({ title, text, names = [], homes = [], button, note, links }: MailParts): string {
  const aboutHome = ({ badge, title: name, price, was, url }: ToldHome) =>
    `${badge}: ${line(name)}\n${price}${was === undefined ? '' : ` (${was})`}\n${url}\n`;
  return [
    line(title),
    '',
    ...(text === undefined ? [] : [text, '']),
    ...names.map((name) => `• ${line(name)}`),
    ...(names.length === 0 ? [] : ['']),
    ...homes.map(aboutHome),
    ...(button === undefined ? [] : [button.label, button.url, '']),
    '--',
    note,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    '',
  ].join('\n');
}

const text = (size: number, more = '') =>
  `color:#17212b;${FONT};font-size:${size}px;line-height:${size + 10}px;${more}`;
const small = `color:#52606d;${FONT};font-size:14px;line-height:22px`;

function page({ locale, title, text: lead, names = [], homes = [], button, note, links }: MailParts): string {
  const named = names.map((name) => `<li class="text" style="${text(16)}">${escapeMarkup(line(name))}</li>`).join('');
  const ends = links
    .map(({ label, url }) => link(url, escapeMarkup(label), 'font-weight:normal'))
    .join(' &nbsp;·&nbsp; ');
  return `<!doctype html><html lang="${LOCALE_FACTS[locale].tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(line(title))}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:#eef2f5">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f5"><tr>
<td align="center" style="padding:16px 8px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;text-align:left;border-radius:8px">
<tr><td style="padding:24px 24px 8px"><p class="label" style="margin:0 0 4px;${small}">${escapeMarkup(SITE.name[locale])}</p>
<h1 class="text" style="margin:0;${text(22, 'overflow-wrap:anywhere')}">${escapeMarkup(line(title))}</h1>
${lead === undefined ? '' : `<p class="text" style="margin:12px 0 0;${text(16)}">${escapeMarkup(lead)}</p>`}
${named === '' ? '' : `<ul style="margin:8px 0 0;padding-left:20px">${named}</ul>`}</td></tr>
${homes.map(homeRow).join('')}
${button === undefined ? '' : `<tr><td style="padding:12px 24px 20px"><a href="${escapeMarkup(button.url)}" style="display:inline-block;padding:12px 24px;background:#14693d;border-radius:6px;color:#ffffff;${FONT};font-size:16px;line-height:24px;font-weight:bold;text-decoration:none">${escapeMarkup(button.label)}</a></td></tr>`}
<tr><td class="line" style="padding:16px 24px 24px;border-top:1px solid #dfe6eb"><p class="label" style="margin:0;${small}">${escapeMarkup(note)}</p>
${ends === '' ? '' : `<p class="label" style="margin:8px 0 0;${small}">${ends}</p>`}</td></tr>
</table></td></tr></table></body></html>`;
}

const link = (url: string, markup: string, style: string) =>
  `<a class="link" href="${escapeMarkup(url)}" style="color:#14693d;${style};text-decoration:underline">${markup}</a>`;

/** Outlook reads the width of the picture from its attribute. */
function homeRow({ badge, title, price, was, url, picture }: ToldHome): string {
  const photo =
    picture === undefined
      ? ''
      : `<a href="${escapeMarkup(url)}"><img src="${escapeMarkup(picture)}" width="552" alt="" style="display:block;width:100%;max-width:552px;height:auto;border:0;border-radius:6px"></a>`;
  const before = was === undefined ? '' : ` <span class="label" style="${small}">${escapeMarkup(was)}</span>`;
  return `<tr><td style="padding:12px 24px">${photo}
<p class="label" style="margin:8px 0 0;${small};font-weight:bold">${escapeMarkup(badge)}</p>
<p style="margin:0;${FONT};font-size:17px;line-height:27px;overflow-wrap:anywhere">${link(url, escapeMarkup(line(title)), 'font-weight:bold')}</p>
<p class="text" style="margin:0;${text(17)}"><b>${escapeMarkup(price)}</b>${before}</p></td></tr>
`;
}
