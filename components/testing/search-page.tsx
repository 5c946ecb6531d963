import { parseSearchQuery } from 'thai-property-search/params';
import { onTestFinished } from 'vitest';
import type { Listing } from '@/lib/content/collections';
import { listingsByIds } from '@/lib/content/listings.server';
import type { Locale } from '@/lib/i18n/locales';
import { countHomes, findHomes } from '@/lib/search/find-homes.server';
import { SearchView } from '../search/search-results';
import { answer } from './answer';
import { renderOnPage } from './render';

/** Adds two features that React needs and happy-dom lacks: `<search>` and `option.defaultSelected`. */
export function mendDom(): void {
  const create = document.createElement.bind(document);
  // Not a spy, which would record thousands of elements.
  document.createElement = (tag: string, options?: ElementCreationOptions) => {
    const element = create(tag, options);
    return tag === 'search' ? Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' }) : element;
  };
  const before = Object.getOwnPropertyDescriptor(HTMLOptionElement.prototype, 'defaultSelected');
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'createElement');
    if (before === undefined) Reflect.deleteProperty(HTMLOptionElement.prototype, 'defaultSelected');
    else Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', before);
  });
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    configurable: true,
    get(this: HTMLOptionElement) {
      return this.hasAttribute('selected');
    },
    set(this: HTMLOptionElement, isDefault: boolean) {
      this.toggleAttribute('selected', isDefault);
    },
  });
}

/** Without collections, because a badge is an async component, which only a server can render. */
const withoutBadges = (listing: Listing): Listing => ({ ...listing, collections: [] });

/** The form and the results for a URL, from the example content. Only a search without results has cards. */
async function searchPage(address: string, allFields: boolean) {
  const { pathname, search } = new URL(address, 'http://localhost');
  const found = await findHomes(search);
  const homes = await listingsByIds(found.nearest.map(({ id }) => id));
  return (
    <main>
      <SearchView
        action={pathname}
        found={found}
        homes={homes.map(withoutBadges)}
        evidence={new Map()}
        areaPrice={undefined}
        allFields={allFields}
      />
    </main>
  );
}

/** The number of results of a query. */
export const countOf = async (query: string): Promise<number> => (await findHomes(query)).result.total;

/** Passes each click on a link to `go`, as the app's router does. */
function followLinks(go: (href: string) => unknown): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    go(link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', follow);
  onTestFinished(() => document.removeEventListener('click', follow));
}

/**
 * Opens the search page. Its forms and links open other searches. `address()` returns the URL of the current page. The
 * fields of closed groups, which are hundreds of elements, are missing until a group opens.
 */
export const openSearch = (start: string, locale: Locale = 'en-us') => openPage(start, locale, false);

/** Like `openSearch`, with the fields of closed groups. */
export const openAllFields = (start: string, locale: Locale = 'en-us') => openPage(start, locale, true);

async function openPage(start: string, locale: Locale, allFields: boolean) {
  mendDom();
  answer('/api/search/count', ({ searchParams }) => countHomes(parseSearchQuery(searchParams)));
  let address = start;
  const page = renderOnPage(await searchPage(start, allFields), { locale, url: start });
  const go = async (href: string) => {
    page.rerender(await searchPage(href, allFields));
    address = href;
  };
  page.router.push.mockImplementation(go);
  followLinks((href) => page.router.push(href));
  return { ...page, go, address: () => address };
}

/** Finds a filter field by its name in the query, and by its value if several fields have that name. */
export function field(name: string, value?: string) {
  const selector = value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`;
  const found = document.querySelector(`form[data-filters] ${selector}`);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`the filters have no field ${selector}`);
}

/** Finds the button below the filters that shows the results. */
export function showHomes(): HTMLElement {
  const button = document.querySelector('dialog button[type=submit]:not([formaction])');
  if (button instanceof HTMLElement) return button;
  throw new Error('the filters have no button');
}
