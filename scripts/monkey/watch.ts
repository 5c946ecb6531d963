import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

/** Without a graphics card Chromium reads each frame of a map back, and notes that this takes time. */
const SOFTWARE_DRAWING = /GPU stall due to ReadPixels/;

/** What a browser writes of an answer that says no; the answers themselves are judged here. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** React passes over a view transition that a resize ends, but not in the words that newer Chromiums say it in. */
const RESIZED = 'Transition was aborted because of invalid state. Viewport size changed';

const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED|Failed to fetch|NetworkError|[Ll]oad failed|ChunkLoadError/;

/** What another page, or more of this one, comes by. */
const AWAITED: ReadonlySet<string> = new Set(['document', 'fetch']);
const QUIET_WITHIN_MS = 3_000;

/** What went wrong in a window, as it is noticed. */
export class Watch {
  readonly found: string[] = [];
  /** While there is no connection, and until its last failures have been told. */
  isOffline = false;
  /** A walk to an address that need not exist. */
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
    // What opens in another window is none of this site's, or a page that is walked through here as well.
    context.on('page', (other) => other.close().catch(() => undefined));
  }

  /** Until what a press asked for has come, or has taken too long to wait for. */
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
