import { attribute, elementsIn, type PageElement, type PageTree } from './page-tree';

/** The expected kind of resource. A link may have any kind of target. */
export type ReferenceKind = 'link' | 'picture' | 'media' | 'script' | 'style' | 'font' | 'manifest';
type Reference = { readonly kind: ReferenceKind; readonly href: string; readonly element: PageElement };

/** The URLs in a `srcset`. A comma inside a URL is not followed by a space. */
const sources = (set: string | undefined) =>
  (set ?? '')
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

const PRELOADED: Readonly<Record<string, ReferenceKind>> = {
  image: 'picture',
  script: 'script',
  style: 'style',
  font: 'font',
};

const LINKED: Readonly<Record<string, ReferenceKind>> = {
  stylesheet: 'style',
  modulepreload: 'script',
  icon: 'picture',
  'apple-touch-icon': 'picture',
  manifest: 'manifest',
};

/** The relations of `link` elements that refer to documents. Those of `preconnect`, for example, do not. */
const DOCUMENTS = new Set(['alternate', 'canonical', 'next', 'prev', 'prefetch', 'author', 'license']);

function linked(element: PageElement): ReferenceKind | undefined {
  const relation = attribute(element, 'rel') ?? '';
  if (relation === 'preload') return PRELOADED[attribute(element, 'as') ?? ''];
  return LINKED[relation] ?? (DOCUMENTS.has(relation) ? 'link' : undefined);
}

const PICTURE_META = /^(og:image|twitter:image)$/;

function hrefs(element: PageElement): [ReferenceKind | undefined, string | undefined][] {
  const of = (name: string) => attribute(element, name);
  const set = (name: string): [ReferenceKind, string][] => sources(of(name)).map((href) => ['picture', href]);
  const isInPicture = element.parentNode !== null && element.parentNode.nodeName === 'picture';
  switch (element.tagName) {
    case 'a':
    case 'area':
      return [['link', of('href')]];
    case 'link':
      return [[linked(element), of('href')], ...set('imagesrcset')];
    case 'img':
      return [['picture', of('src')], ...set('srcset')];
    case 'source':
      return [[isInPicture ? 'picture' : 'media', of('src')], ...set('srcset')];
    case 'video':
    case 'audio':
      return [
        ['picture', of('poster')],
        ['media', of('src')],
      ];
    case 'track':
      return [['media', of('src')]];
    case 'script':
      // Scripts with `data-src` load after the first paint.
      return [['script', of('src') ?? of('data-src')]];
    case 'form':
      return of('method')?.toLowerCase() === 'post' ? [] : [['link', of('action')]];
    case 'meta':
      return PICTURE_META.test(of('property') ?? of('name') ?? '') ? [['picture', of('content')]] : [];
    default:
      return [];
  }
}

export const referencesOf = (tree: PageTree): Reference[] =>
  elementsIn(tree).flatMap((element) =>
    hrefs(element).flatMap(([kind, href]) =>
      kind === undefined || href === undefined ? [] : [{ kind, href, element }],
    ),
  );

export type Target =
  | { readonly to: 'site'; readonly address: string; readonly fragment: string }
  | { readonly to: 'outside'; readonly href: string }
  | { readonly to: 'nowhere'; readonly href: string };

const OUTSIDE = [
  /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?([/?#]|$)/i,
  /^tel:\+\d{8,15}$/,
  // May have a query with a subject and a text.
  /^mailto:([\w.+-]+@[\w-]+(\.[\w-]+)+)?(\?\S*)?$/,
];

/** A missing value or an unfilled placeholder within an address. */
const UNFILLED = /(^|[/=?&#])(undefined|null|NaN)([/&#]|$)|\[object|%5Bobject|\{\w+\}|%7B\w+%7D/;

/** Resolves a reference in the page at `from`, an address of this site. `origins` are all origins of this site. */
export function targetOf(href: string, from: string, origins: readonly string[]): Target {
  const [origin = ''] = origins;
  if (href.trim() === '' || href === '#' || UNFILLED.test(href) || !URL.canParse(href, origin + from)) {
    return { to: 'nowhere', href };
  }
  const url = new URL(href, origin + from);
  if (origins.includes(url.origin)) {
    return { to: 'site', address: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) };
  }
  if (url.protocol === 'data:' || url.protocol === 'blob:') return { to: 'outside', href };
  return OUTSIDE.some((form) => form.test(href)) ? { to: 'outside', href } : { to: 'nowhere', href };
}
