import { onTestFinished, vi } from 'vitest';
import { places } from '@/lib/content/places.server';
import type { Locale } from '@/lib/i18n/locales';
import { parseSearchQuery } from '@/lib/search/params';
import { relaxations } from '@/lib/search/relax';
import { interpretSearch, searchEngine } from '@/lib/search/search.server';
import { SearchForm } from '../search/search-form';
import { SearchResults } from '../search/search-results';
import { renderOnPage } from './render';

const HOMES_PER_PAGE = 12;
/** Cards have async parts, which only a server renders. */
const NO_CARDS: readonly never[] = [];

/** What React asks of a DOM and happy-dom lacks: `<search>`, and the options that a form is reset to. */
export function mendDom(): void {
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((tag: string, options?: ElementCreationOptions) => {
    const element = create(tag, options);
    return tag === 'search' ? Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' }) : element;
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

const queryOf = (address: string) => new URL(address, 'http://localhost').search;

async function find(query: string) {
  const [known, engine] = await Promise.all([places(), searchEngine()]);
  const interpreted = await interpretSearch(parseSearchQuery(new URLSearchParams(query)));
  return { ...interpreted, known, engine, result: engine.search(interpreted.wanted, HOMES_PER_PAGE) };
}

/** The form and the results of an address, as the search page of the app has them, over the example content. */
async function searchPage(address: string) {
  const { asked, wanted, understood, known, engine, result } = await find(queryOf(address));
  const action = new URL(address, 'http://localhost').pathname;
  return (
    <main>
      <SearchForm action={action} params={wanted} result={result} total={result.total} places={known} />
      <SearchResults
        action={action}
        asked={asked}
        params={wanted}
        understood={understood}
        result={result}
        homes={NO_CARDS}
        places={known}
        areaPrice={undefined}
        relaxed={result.total === 0 ? relaxations(wanted, (other) => engine.count(other)) : []}
      />
    </main>
  );
}

/** How many homes a query finds, as `/api/search/count` says it. */
export const countOf = async (query: string): Promise<number> => (await find(query)).result.total;

const urlOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, 'http://localhost');

/** Answers each request for the path with JSON. Returns the URLs that were asked for. */
export function answer(path: string, body: (url: URL) => unknown): URL[] {
  const asked: URL[] = [];
  const others = vi.isMockFunction(globalThis.fetch) ? vi.mocked(fetch).getMockImplementation() : undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const url = urlOf(input);
    if (url.pathname !== path) return others?.(input, options) ?? Response.error();
    asked.push(url);
    return Response.json(await body(url));
  });
  return asked;
}

/** Links lead where the router would. */
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

/** Opens the search page: its forms and links lead to its other searches, and `address()` says where it stands. */
export async function openSearch(start: string, locale: Locale = 'en-us') {
  mendDom();
  answer('/api/search/count', async ({ search }) => ({ total: await countOf(search) }));
  let address = start;
  const page = renderOnPage(await searchPage(start), { locale, url: start });
  const go = async (href: string) => {
    address = href;
    page.rerender(await searchPage(href));
  };
  page.router.push.mockImplementation(go);
  followLinks(go);
  return { ...page, go, address: () => address };
}

/** A field of the filters by its name in the query, and where several have it, by its value. */
export function field(name: string, value?: string) {
  const selector = value === undefined ? `[name="${name}"]` : `[name="${name}"][value="${value}"]`;
  const found = document.querySelector(`form[data-filters] ${selector}`);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`the filters have no field ${selector}`);
}

/** The button below the filters that shows what they find. */
export function showHomes(): HTMLElement {
  const button = document.querySelector('dialog button[type=submit]');
  if (button instanceof HTMLElement) return button;
  throw new Error('the filters have no button');
}
