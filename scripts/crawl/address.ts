/** The target of a reference: an address of this site with its fragment, another site, or nothing valid. */
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
