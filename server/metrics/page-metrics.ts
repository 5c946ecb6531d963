import { type Family, single } from '../../lib/http/prometheus-text';
import type { PageResponse } from '../page-cache/page-cache';

/** Counts of responses and renders of pages since the start. */
export class PageMetrics {
  #hits = 0;
  #misses = 0;
  #stale = 0;
  #renders = 0;
  #inFlight = 0;
  /** The size of the cached pages, in bytes. */
  cacheBytes = () => 0;

  record(state: PageResponse['state']): void {
    if (state === 'HIT') this.#hits++;
    else if (state === 'MISS') this.#misses++;
    else this.#stale++;
  }

  async rendered<Page>(render: () => Promise<Page>): Promise<Page> {
    this.#renders++;
    this.#inFlight++;
    try {
      return await render();
    } finally {
      this.#inFlight--;
    }
  }

  families(): Family[] {
    return [
      {
        name: 'page_cache_answers_total',
        kind: 'counter',
        help: 'Pages and their data, from memory (hit, or stale while a newer one is made) or made anew (miss).',
        samples: [
          { labels: { state: 'hit' }, value: this.#hits },
          { labels: { state: 'miss' }, value: this.#misses },
          { labels: { state: 'stale' }, value: this.#stale },
        ],
      },
      single('page_cache_bytes', 'gauge', 'What the kept pages take.', this.cacheBytes()),
      single('page_renders_total', 'counter', 'Renders begun for visitors.', this.#renders),
      single('renders_under_way', 'gauge', 'Pages that are being rendered.', this.#inFlight),
    ];
  }
}
