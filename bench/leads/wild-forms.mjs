import { createRequire } from 'node:module';
import { enquiry } from './form.mjs';

/** The Big List of Naughty Strings. */
const naughty = createRequire(import.meta.url)('big-list-of-naughty-strings');

/** A seeded generator of pseudorandom numbers from 0 to 1 (mulberry32). */
export function chances(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const INJECTIONS = [
  'a\r\nSet-Cookie: stolen=1',
  'a\r\n\r\n<script>alert(1)</script>',
  '=HYPERLINK("http://elsewhere.example","x")',
  '+66|cmd',
  '-2+3',
  '@SUM(1)',
  '\tx',
  '\u0000',
  '../../../etc/passwd',
  '๐๘๑๒๓๔๕๖๗๘',
  '\ud800',
];
const FIELDS = [
  ...['name', 'phone', 'line_id', 'email', 'intent', 'property_type', 'province', 'district', 'subdistrict'],
  ...['address_detail', 'size_unit', 'size', 'rai', 'ngan', 'sqwah', 'asking_price', 'title_deed', 'mortgage'],
  ...['message', 'preferred_date', 'preferred_part', 'consent_contact', 'consent_marketing', 'id', 'opened', 'page'],
  ...['referrer', 'utm_source', 'utm_medium', '__proto__', 'constructor', 'spam', 'created_at'],
];
const OTHER_KINDS = [null, 1, true, [], {}, ['a'], { a: 1 }, -0, 1.5];

const oneOf = (list, chance) => list[Math.floor(chance() * list.length)];

function wildText(chance) {
  const kind = chance();
  if (kind < 0.6) return oneOf(naughty, chance);
  if (kind < 0.8) return oneOf(INJECTIONS, chance);
  if (kind < 0.9)
    return oneOf(naughty, chance)
      .repeat(1 + Math.floor(chance() * 50))
      .slice(0, 5_000);
  return String.fromCodePoint(...Array.from({ length: 20 }, () => Math.floor(chance() * 0xd7ff)));
}

/** A complete enquiry with random malformed values in some of its fields. Over many forms, all values are tried. */
export function wildForm(number, chance) {
  const form = enquiry(number);
  for (let times = 1 + Math.floor(chance() * 4); times > 0; times--) {
    const field = oneOf(FIELDS, chance);
    if (chance() < 0.1) delete form[field];
    else
      Object.defineProperty(form, field, {
        value: wildText(chance),
        enumerable: true,
        writable: true,
        configurable: true,
      });
  }
  return form;
}

const BOUNDARY = 'xYzZy';

/** Contents of files that are not photos, or only start like one. */
const FILES = [
  '',
  'no picture',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'GIF89a',
  `GIF89a${'\u0001'.repeat(3_000)}`,
  'RIFF\u0001\u0001\u0001\u0001WEBPVP8 ',
  `\r\n--${BOUNDARY}`,
  `\r\n--${BOUNDARY}--\r\n`,
  'x'.repeat(70_000),
];
const FILE_HEADS = [
  'form-data; name="photos"; filename="a.jpg"',
  'form-data; name="photos"; filename="../../../etc/passwd"',
  'form-data; name="photos"; filename=""',
  'form-data; name="papers"; filename="a.jpg"',
  'form-data; filename="a.jpg"',
  'form-data; name="__proto__"; filename="a.jpg"',
  'attachment; name="photos"',
  'form-data; name="photos',
];

function fileParts(chance) {
  const parts = Array.from({ length: Math.floor(chance() * 8) }, () => {
    const head = `Content-Disposition: ${oneOf(FILE_HEADS, chance)}\r\nContent-Type: image/jpeg`;
    return `--${BOUNDARY}\r\n${head}\r\n\r\n${oneOf(FILES, chance)}\r\n`;
  });
  return parts.join('');
}

/** A multipart form. A third of them contain files, before or after the text fields. */
function multipart(form, chance) {
  const texts = Object.entries(form).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const files = chance() < 0.33 ? fileParts(chance) : '';
  const parts = chance() < 0.5 ? [files, ...texts] : [...texts, files];
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

const ENCODINGS = [
  { type: 'application/x-www-form-urlencoded', encode: (form) => new URLSearchParams(form).toString() },
  { type: `multipart/form-data; boundary=${BOUNDARY}`, encode: multipart },
  { type: 'application/json', encode: (form) => JSON.stringify(form) },
];

/** A form in one of the three encodings. One in fifty is truncated, and some JSON bodies have a non-text value. */
export function wildBody(form, chance) {
  const { type, encode } = oneOf(ENCODINGS, chance);
  const isJson = type === 'application/json';
  const body = encode(
    isJson && chance() < 0.3 ? { ...form, [oneOf(FIELDS, chance)]: oneOf(OTHER_KINDS, chance) } : form,
    chance,
  );
  return { type, body: chance() < 0.02 ? body.slice(0, Math.floor(chance() * body.length)) : body };
}
