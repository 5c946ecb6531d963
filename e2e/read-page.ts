import type { APIRequestContext } from '@playwright/test';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decoded = (html: string) =>
  html
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * Returns the visible text of HTML, without tags, React's comment markers and soft hyphens, and with whitespace
 * collapsed.
 */
export const textOf = (html: string): string =>
  decoded(html.replace(/<!-- -->/g, '').replace(/<[^>]*>/g, ' '))
    .replaceAll('\u00ad', '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();

/** The attributes of all elements with this tag name, in document order. */
export const elements = (html: string, name: string): ReadonlyMap<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decoded(value),
        ]),
      ),
  );

export type ReadPage = {
  readonly path: string;
  readonly status: number;
  /** Its `Content-Type`. */
  readonly type: string;
  /** The target of a redirect. */
  readonly location: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly whole: string;
  /** The HTML without scripts and styles. */
  readonly html: string;
  readonly text: string;
  readonly lang: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  /** By `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly robots: string;
  readonly headings: readonly string[];
  /** The texts of its JSON-LD scripts. */
  readonly data: readonly string[];
};

const DATA = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;

type Answer = Pick<ReadPage, 'path' | 'status' | 'type' | 'location' | 'headers' | 'whole'>;

function read(answer: Answer): ReadPage {
  const { whole } = answer;
  const html = whole.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const links = elements(html, 'link');
  const meta = (name: string) =>
    elements(html, 'meta')
      .find((each) => each.get('name') === name)
      ?.get('content') ?? '';
  const languages = links.filter((link) => link.get('rel') === 'alternate' && link.has('hreflang'));
  return {
    ...{ ...answer, html },
    text: textOf(html),
    lang: elements(html, 'html')[0]?.get('lang'),
    title: textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: links.find((link) => link.get('rel') === 'canonical')?.get('href'),
    alternates: Object.fromEntries(languages.map((link) => [link.get('hreflang') ?? '', link.get('href') ?? ''])),
    robots: meta('robots'),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading = '']) => textOf(heading)),
    data: [...whole.matchAll(DATA)].map(([, text = '']) => text),
  };
}

export async function readPage(request: APIRequestContext, address: string): Promise<ReadPage> {
  const response = await request.get(address, { maxRedirects: 0 });
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  const headers = response.headers();
  const { 'content-type': type = '', location } = headers;
  return read({ path, status: response.status(), type, location, headers, whole: await response.text() });
}

const AT_ONCE = 6;

/** Runs `work` for each item, up to `AT_ONCE` at a time. Results are in the order of the items. */
export async function withEach<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
