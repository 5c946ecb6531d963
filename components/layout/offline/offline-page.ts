import { OFFLINE_SCRIPT } from '@/lib/build/offline-script';
import { OFFLINE_STYLE } from './offline-style';

export type OfflineOffice = {
  name: string;
  phones: readonly { number: string; shown: string }[];
  hours: readonly string[];
};

/** The texts of the offline page in one language. */
export type OfflineWords = {
  /** `tag` is the value of `lang`. `language` is the key of bilingual content. */
  tag: string;
  language: 'th' | 'en';
  site: string;
  title: string;
  text: string;
  retry: string;
  saved: string;
  /** Shown below the saved listings, and if there are none. */
  seen: string;
  none: string;
  contact: string;
  line: { label: string; id: string };
  email: { label: string; address: string };
  phone: string;
  hours: string;
  ask: string;
  /** Contains the placeholder `{price}`. */
  perMonth: string;
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Safe HTML from the `html` template, which escapes every other value. */
type Markup = { readonly html: string };
function html(parts: TemplateStringsArray, ...values: readonly (string | Markup | readonly Markup[])[]): Markup {
  const shown = (value: string | Markup | readonly Markup[]): string => {
    if (typeof value === 'string') return escaped(value);
    return 'html' in value ? value.html : value.map(shown).join('');
  };
  return { html: parts.reduce((made, part, index) => made + shown(values[index - 1] ?? '') + part) };
}

const officeMarkup = ({ name, phones, hours }: OfflineOffice, words: OfflineWords): Markup => html`<li>
<h3>${name}</h3><dl><dt>${words.phone}</dt><dd>${phones.map(
  ({ number, shown }) => html`<a href="tel:${number}">${shown}</a> `,
)}</dd><dt>${words.hours}</dt><dd>${hours.map((line) => html`${line}<br>`)}</dd></dl></li>`;

const MARK = {
  html: '<svg aria-hidden="true" viewBox="0 0 32 32"><circle cx="16" cy="13" r="12" fill="#1a7f4b"/><circle cx="9" cy="15" r="6" fill="#45b37b"/><path d="M16 11 26 20v10H6V20Z" fill="#132238"/><path d="M13.5 30v-7h5v7Z" fill="#d5f2e0"/></svg>',
};

/**
 * The page that the service worker shows offline. It is self-contained, because it cannot load anything. Its only
 * script is inline, so that its CSP can allow it by hash.
 */
export function offlinePage(words: OfflineWords, offices: readonly OfflineOffice[]): string {
  const page = html`<!doctype html><html lang="${words.tag}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${words.title} · ${words.site}</title><style>${{ html: OFFLINE_STYLE }}</style></head><body>
<header>${MARK}<span>${words.site}</span></header><main><h1>${words.title}</h1><p class="lead">${words.text}</p>
<p><a class="button" href="">${words.retry}</a></p>
<h2>${words.saved}</h2><ul id="homes" data-language="${words.language}" data-ask="${words.ask}" data-month="${words.perMonth}"></ul>
<p id="none">${words.none}</p><p id="seen">${words.seen}</p>
<h2>${words.contact}</h2><dl><dt>${words.line.label}</dt><dd>${words.line.id}</dd>
<dt>${words.email.label}</dt><dd><a href="mailto:${words.email.address}">${words.email.address}</a></dd></dl>
<ul class="offices">${offices.map((office) => officeMarkup(office, words))}</ul></main>
<script>${{ html: OFFLINE_SCRIPT }}</script></body></html>`;
  return page.html;
}
