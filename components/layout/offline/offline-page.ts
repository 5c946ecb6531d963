import { OFFLINE_SCRIPT } from '@/lib/build/offline-script';
import { escapeMarkup } from '@/lib/http/escape-markup';

/** The design tokens (app/globals.css) that the offline page needs. The web font may be unavailable. */
const OFFLINE_STYLE = `
:root{color-scheme:light dark;--font:light-dark(#17212b,#e9eff4);--muted:light-dark(#4c5a68,#a9b7c3);--line:light-dark(#dfe6eb,#2b3641);
--page:light-dark(#fff,#0b1117);--surface:light-dark(#f8fafb,#151d25);--primary:light-dark(#1a7f4b,#45b37b);--on:light-dark(#fff,#061f14)}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--font);font:1rem/1.6 Anuphan,system-ui,"Noto Sans Thai",Thonburi,"Leelawadee UI",sans-serif}
header{display:flex;align-items:center;gap:.5rem;padding:.75rem 1rem;border-bottom:1px solid var(--line);font-weight:600;font-size:1.125rem}
svg{width:2rem;height:2rem}
header,main{padding-inline:max(1rem,calc(50vw - 22rem))}
main{padding-block:2rem 3rem}
h1{font-size:1.875rem;line-height:1.3}
h2{font-size:1.375rem;line-height:1.35;margin:2.5rem 0 .75rem}
h3{font-size:1.0625rem}
.lead{margin-top:.5rem;color:var(--muted)}
.button{display:inline-block;margin-top:1.25rem;padding:.625rem 1.25rem;border-radius:.625rem;background:var(--primary);color:var(--on);font-weight:600;text-decoration:none}
a{color:var(--primary)}
:focus-visible{outline:3px solid light-dark(#0e7490,#5cc4dd);outline-offset:2px}
ul{list-style:none;padding:0}
#homes{display:grid;gap:.75rem}
#homes:empty{display:none}
#homes li{display:flex;gap:1rem;align-items:center;padding:.75rem;border:1px solid var(--line);border-radius:.875rem;background:var(--surface)}
.picture{flex:none;width:6.5rem;aspect-ratio:4/3;border-radius:.5rem;background:var(--line);overflow:hidden}
.picture img{display:block;width:100%;height:100%;object-fit:cover}
#homes strong,#homes span,#homes small{display:block;overflow-wrap:anywhere}
#homes strong{font-size:1.125rem}
small,#none,#seen,dt{color:var(--muted)}
#seen{margin-top:.75rem}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem 1rem}
dd{overflow-wrap:anywhere}
dd a{display:inline-block;margin-right:.75rem;padding-block:.25rem;white-space:nowrap}
dt{padding-block:.25rem}
.offices{display:grid;gap:1.25rem;margin-top:1.25rem}
@media (min-width:40rem){.offices{grid-template-columns:1fr 1fr}}
`.replaceAll('\n', '');

export type OfflineOffice = {
  name: string;
  phones: readonly { number: string; shown: string }[];
  hours: readonly string[];
};

export type OfflineMessages = {
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

/** Safe HTML. The `html` template makes it, and escapes the values that are plain text. */
type Markup = { readonly html: string };
function html(parts: TemplateStringsArray, ...values: readonly (string | Markup | readonly Markup[])[]): Markup {
  const toHtml = (value: string | Markup | readonly Markup[]): string => {
    if (typeof value === 'string') return escapeMarkup(value);
    return 'html' in value ? value.html : value.map(toHtml).join('');
  };
  return { html: parts.reduce((result, part, index) => result + toHtml(values[index - 1] ?? '') + part) };
}

const officeMarkup = ({ name, phones, hours }: OfflineOffice, words: OfflineMessages): Markup => html`<li>
<h3>${name}</h3><dl><dt>${words.phone}</dt><dd>${phones.map(
  ({ number, shown }) => html`<a href="tel:${number}">${shown}</a> `,
)}</dd><dt>${words.hours}</dt><dd>${hours.map((line) => html`${line}<br>`)}</dd></dl></li>`;

const MARK = {
  html: '<svg aria-hidden="true" viewBox="0 0 32 32"><circle cx="16" cy="13" r="12" fill="#1a7f4b"/><circle cx="9" cy="15" r="6" fill="#45b37b"/><path d="M16 11 26 20v10H6V20Z" fill="#132238"/><path d="M13.5 30v-7h5v7Z" fill="#d5f2e0"/></svg>',
};

/** Self-contained, because offline it cannot load anything. Its one script is inline, so that the CSP allows its hash. */
export function offlinePage(words: OfflineMessages, offices: readonly OfflineOffice[]): string {
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
