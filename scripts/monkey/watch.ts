import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

/** Chromium logs this performance warning for maps if there is no graphics card. */
const SOFTWARE_DRAWING = /GPU stall due to ReadPixels/;

/** The browser's console message for a response with status 4xx. Responses have their own check below. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** React ignores a view transition that a resize aborts, but it does not know this message of newer Chromiums. */
const RESIZED = 'Transition was aborted because of invalid state. Viewport size changed';

const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Failed to fetch|NetworkError|[Ll]oad failed|ChunkLoadError/;

/** The resource types of navigations and of data for the page. */
const AWAITED: ReadonlySet<string> = new Set(['document', 'fetch']);
const QUIET_WITHIN_MS = 3_000;

/** Collects the faults of a page: console messages, uncaught errors, crashes and failed requests. */
export class Watch {
  readonly found: string[] = [];
  /** True while the page is offline, and until it has reported the resulting errors. */
  isOffline = false;
  /** True during a navigation to an address that may not exist. */
  mayBeMissing = false;
  readonly #origin: string;
  readonly #pending = new Set<Request>();

  constructor(page: Page, context: BrowserContext, origin: string) {
    this.#origin = origin;
    page.on('console', (message) => this.#hear(message));
    page.on('pageerror', ({ message }) => message !== RESIZED && this.found.push(`uncaught: ${message}`));
    page.on('crash', () => this.found.push('the page crashed'));
    page.on('dialog', (dialog) => dialog.dismiss().catch(() => undefined));
    page.on('request', (request) => AWAITED.has(request.resourceType()) && this.#pending.add(request));
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      const what = `${response.request().method()} ${pathname}${search} answered ${response.status()}`;
      if (response.status() >= 500) this.found.push(what);
      if (response.status() === 404 && !this.mayBeMissing) this.found.push(what);
    });
    // Closes new tabs: they are of other sites, or of pages that the walk also visits in this tab.
    context.on('page', (other) => other.close().catch(() => undefined));
  }

  /** Waits until all requests of an action have finished, with a timeout. */
  async untilQuiet(): Promise<void> {
    const until = Date.now() + QUIET_WITHIN_MS;
    do await setTimeout(30);
    while (this.#pending.size > 0 && Date.now() < until);
    this.#pending.clear();
  }

  #hear(message: ConsoleMessage): void {
    const text = message.text();
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (SOFTWARE_DRAWING.test(text) || REFUSED.test(text)) return;
    if (this.isOffline && OFFLINE.test(text)) return;
    const { url } = message.location();
    if (url !== '' && !url.startsWith(this.#origin)) return;
    this.found.push(`console ${message.type()}: ${text.slice(0, 300)} (${url.replace(this.#origin, '')})`);
  }
}
