import { monitorEventLoopDelay } from 'node:perf_hooks';
import { runningBuild } from '../../lib/build/build-manifest.server';
import { type Family, single } from '../../lib/http/prometheus-text';
import type { PageResponse } from '../page-cache/stored-page';
import { RequestMetrics } from './request-metrics';

/** The sampling interval of the event loop delay, which includes it. */
const RESOLUTION_MS = 10;

const NANOSECONDS = 1e9;

export class ProcessMetrics {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #build = runningBuild()?.id ?? 'unknown';
  unhandledRejections = 0;

  constructor() {
    this.#delay.enable();
  }

  #delaySeconds(): number {
    const seconds = this.#delay.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1_000;
    this.#delay.reset();
    return Math.max(0, seconds);
  }

  families(): Family[] {
    const { rss, heapUsed } = process.memoryUsage();
    return [
      single('process_resident_memory_bytes', 'gauge', 'Resident memory of the process.', rss),
      single('process_heap_bytes', 'gauge', 'Used part of the JavaScript heap.', heapUsed),
      single(
        'event_loop_delay_seconds',
        'gauge',
        '99th percentile of the event loop delay since the last request for metrics.',
        this.#delaySeconds(),
      ),
      single('process_uptime_seconds', 'gauge', 'Time since the process started.', process.uptime()),
      single('unhandled_rejections_total', 'counter', 'Unhandled promise rejections.', this.unhandledRejections),
      {
        name: 'build_info',
        kind: 'gauge',
        help: 'The running build and its Node.js version, as labels.',
        samples: [{ labels: { build: this.#build, node: process.version }, value: 1 }],
      },
    ];
  }
}

export class PageMetrics {
  #hits = 0;
  #misses = 0;
  #stale = 0;
  #renders = 0;
  #inFlight = 0;
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
        name: 'page_cache_requests_total',
        kind: 'counter',
        help: 'Requests for pages and page data, by cache state: hit, miss, or stale (served during a refresh).',
        samples: [
          { labels: { state: 'hit' }, value: this.#hits },
          { labels: { state: 'miss' }, value: this.#misses },
          { labels: { state: 'stale' }, value: this.#stale },
        ],
      },
      single('page_cache_bytes', 'gauge', 'Size of the cached pages.', this.cacheBytes()),
      single('page_renders_total', 'counter', 'Page renders started for visitors.', this.#renders),
      single('page_renders_in_progress', 'gauge', 'Page renders in progress.', this.#inFlight),
    ];
  }
}

export class ServerMetrics {
  readonly requests = new RequestMetrics();
  readonly pages = new PageMetrics();
  readonly process = new ProcessMetrics();

  families(): Family[] {
    return [...this.requests.families(), ...this.pages.families(), ...this.process.families()];
  }
}
