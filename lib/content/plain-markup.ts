import MarkdownIt from 'markdown-it';

export type TextKind = 'markdown' | 'words';

type PlainMarkup = {
  readonly text: string;
  readonly refused: readonly string[];
};

/** An HTML tag, with or without quotes around values. `<` may only occur within quotes. */
const TAG =
  /<(\/?)([a-z][a-z0-9]*(?::[a-z][\w-]*)?)((?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g;
const DECLARATION = /<[!?][a-z[][^<>]*>/gi;
const ENTITY = /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
const CODE = /```[^`]*```|`[^`\n]+`/g;

/** Private-use letters in place of elements until the text is processed. They are removed from the input. */
const MARKER = {
  break: '\ue000',
  line: '\ue001',
  paragraph: '\ue002',
  item: '\ue003',
  strong: '\ue004',
  emphatic: '\ue005',
  link: '\ue006',
  linkEnd: '\ue007',
  machine: '\ue008',
  machineEnd: '\ue009',
  code: '\ue00a',
} as const;

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const PARAGRAPHS = set('p h1 h2 h3 h4 h5 h6 dl blockquote section article header footer main aside address hr center');
const LINES = set('div dt dd figure figcaption');
const INLINE = set('span font small big u ins mark abbr cite q time wbr bdi bdo label tt code kbd html body sub sup');
const INVISIBLE = set('script style head title template noscript svg iframe object');
const TABLES = set('table thead tbody tfoot tr');
const OTHERS = set(
  'td th caption colgroup col img picture source video audio track embed canvas map area form input button select option textarea fieldset legend meta link base s strike del details summary nav dialog pre frame frameset param',
);

/** Deeper lists get no further indentation, so that the output does not grow quadratically with the input. */
const DEEPEST_LIST = 5;

const reader = MarkdownIt();

/** Resolves one level of entities, including `&amp;nbsp;`. Unknown names stay unchanged. */
const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (entity) => {
    const letter = reader.utils.unescapeAll(entity.replace(/^&(?:amp;)+(?=[#\w]+;)/i, '&'));
    return letter === '\u00a0' ? ' ' : letter;
  });

function withoutComments(text: string): string {
  const [before = '', ...parts] = text.split('<!--');
  return (
    before + parts.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : `<!--${part}`)).join('')
  );
}

function hrefIn(attributes: string): string {
  for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE))
    if (name.toLowerCase() === 'href') return withoutEntities(values.find((value) => value !== undefined) ?? '').trim();
  return '';
}

/** `a<b and c>d` is a comparison: a one-letter name, and words instead of attributes with values. */
const isComparison = (name: string, attributes: string) =>
  name.length === 1 && attributes.trim() !== '' && !attributes.includes('=');

type Collected = { readonly refused: Set<string>; readonly labels: string[]; readonly addresses: string[] };

function withMarkers(text: string, kind: TextKind, { refused, labels, addresses }: Collected): string {
  const lists: { ordered: boolean; items: number }[] = [];

  function labelOfItem(): string {
    const list = lists.at(-1);
    if (list !== undefined) list.items += 1;
    const isFirst = lists.length === 1 && list?.items === 1;
    const indent = '   '.repeat(Math.min(DEEPEST_LIST, Math.max(0, lists.length - 1)));
    return `${isFirst ? '\n' : ''}${indent}${list?.ordered ? `${list.items}. ` : '- '}`;
  }

  function markerFor(name: string, isEnd: boolean, attributes: string): string | undefined {
    if (name === 'ul' || name === 'ol') {
      if (isEnd) lists.pop();
      else lists.push({ ordered: name === 'ol', items: 0 });
      return lists.length > (isEnd ? 0 : 1) ? MARKER.line : MARKER.paragraph;
    }
    if (name === 'li') {
      if (!isEnd) labels.push(labelOfItem());
      return isEnd ? MARKER.line : MARKER.item;
    }
    if (/^h[1-6]$/.test(name) && !isEnd && kind === 'markdown') {
      labels.push(`\n${'#'.repeat(Math.max(2, Number(name[1])))} `);
      return MARKER.item;
    }
    if (name === 'a') {
      if (!isEnd) addresses.push(hrefIn(attributes));
      return isEnd ? MARKER.linkEnd : MARKER.link;
    }
    if (name === 'br') return MARKER.break;
    if (name === 'b' || name === 'strong') return MARKER.strong;
    if (name === 'i' || name === 'em') return MARKER.emphatic;
    if (PARAGRAPHS.has(name)) return MARKER.paragraph;
    if (LINES.has(name)) return MARKER.line;
    return INLINE.has(name) || name.includes(':') ? '' : undefined;
  }

  return text.replace(TAG, (tag, slash: string, tagName: string, attributes: string) => {
    const name = tagName.toLowerCase();
    if (isComparison(name, attributes)) return tag;
    const marker = markerFor(name, slash === '/', attributes);
    if (marker !== undefined) return marker;
    refused.add(name);
    if (INVISIBLE.has(name)) return slash === '/' ? MARKER.machineEnd : MARKER.machine;
    if (TABLES.has(name)) return MARKER.line;
    if (name === 'td' || name === 'th') return slash === '/' ? ' ' : '';
    return OTHERS.has(name) ? '' : tag;
  });
}

const acceptsMarks = (words: string) => /^[\p{L}\p{N}]/u.test(words) && /[\p{L}\p{N}\p{M}]$/u.test(words);

function emphasised(text: string, kind: TextKind): string {
  const marked = (marker: string, mark: string) => (whole: string, words: string) =>
    kind === 'markdown' && acceptsMarks(words) ? mark + words + mark : whole.replaceAll(marker, '');
  return text
    .replace(/\ue005([^\ue000-\ue003\ue005\n]*)\ue005/g, marked(MARKER.emphatic, '*'))
    .replace(/\ue004([^\ue000-\ue004\n]*)\ue004/g, marked(MARKER.strong, '**'));
}

function linked(words: string, address: string, kind: TextKind): string {
  if (words.trim() === '' || !/^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(address)) return words;
  const safe = address
    .replace(/[\s<>]/g, encodeURIComponent)
    .replace(/\(/g, '%28')
    .replace(/\)/g, '%29');
  if (kind === 'markdown') return `[${words}](${safe})`;
  const shown = address.replace(/^(?:mailto|tel):/i, '');
  const isShown = words.includes(shown.replace(/^https?:\/\/|\/$/g, ''));
  return isShown || shown.startsWith('/') ? words : `${words} (${shown})`;
}

function brokenAt(run: string, kind: TextKind, labels: ArrayIterator<string>): string {
  if (!/[\ue000-\ue003]/.test(run)) return run;
  let label: string | undefined;
  for (const marker of run) if (marker === MARKER.item) label = labels.next().value;
  if (label !== undefined) return `\n${label}`;
  if (run.includes(MARKER.paragraph) || /\ue000\s*\ue000|\n\s*\n/.test(run)) return '\n\n';
  if (kind === 'words') return '\n';
  return run.includes(MARKER.line) ? '\n\n' : '  \n';
}

/** Replaces Markdown code with signs, because tags in code are shown to readers. */
function withoutCode(text: string, codes: string[]): string {
  return text.replace(CODE, (code) => {
    codes.push(code);
    return MARKER.code;
  });
}

function convertOnce(input: string, kind: TextKind, refused: Set<string>): string {
  const codes: string[] = [];
  const found: Collected = { refused, labels: [], addresses: [] };
  const bare = kind === 'words' ? input : withoutCode(input, codes);
  const marked = withMarkers(withRaisedDigits(withoutComments(bare).replace(DECLARATION, '')), kind, found);
  const text = marked === bare ? bare : withoutMarkers(marked, kind, found);
  if (kind === 'words') return withoutEntities(text);
  // Markdown reads entities itself.
  const next = codes.values();
  return text.replace(/\ue00a/g, () => next.next().value ?? '');
}

function withoutMarkers(marked: string, kind: TextKind, found: Collected): string {
  // Iterators, because `shift` of a long array takes time that grows with its length.
  const [labels, addresses] = [found.labels.values(), found.addresses.values()];
  return emphasised(marked.replace(/\ue008[^\ue008\ue009]*\ue009/g, ' ').replace(/&nbsp;/gi, ' '), kind)
    .replace(/\ue006([^\ue006\ue007]*)\ue007?/g, (_, words: string) =>
      linked(words, addresses.next().value ?? '', kind),
    )
    .replace(/[\ue004-\ue009]/g, '')
    .replace(/[\s\ue000-\ue003]+/g, (run) => brokenAt(run, kind, labels))
    .trim();
}

const withRaisedDigits = (text: string): string =>
  text.replace(/<sup>\s*(\d+)\s*<\/sup>/gi, (_, digits: string) =>
    [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join(''),
  );

/** Pasted HTML in the format of a field; `a<b` stays. `refused` elements keep their words. Idempotent. Never throws. */
export function plainMarkup(input: string, kind: TextKind): PlainMarkup {
  const refused = new Set<string>();
  let text = input;
  // Escaped elements become visible only after a round has resolved their entities.
  for (let round = 0; round < 3 && /[<&]/.test(text); round += 1) {
    const next = convertOnce(text.replace(/[\ue000-\ue00a]/g, ''), kind, refused);
    if (next === text) break;
    text = next;
  }
  return { text, refused: [...refused] };
}
