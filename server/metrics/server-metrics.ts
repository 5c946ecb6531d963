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
      single('process_resident_bytes', 'gauge', 'Memory that the process takes.', rss),
      single('process_heap_bytes', 'gauge', 'Of it, what JavaScript objects take.', heapUsed),
      single(
        'event_loop_delay_seconds',
        'gauge',
        'How late 1 of 100 turns of the event loop was, since these metrics were last asked for.',
        this.#delaySeconds(),
      ),
      single('process_uptime_seconds', 'gauge', 'Since the process was started.', process.uptime()),
      single(
        'unhandled_rejections_total',
        'counter',
        'Failures that nobody was waiting for.',
        this.unhandledRejections,
      ),
      {
        name: 'build_info',
        kind: 'gauge',
        help: 'Which build runs, on which Node.',
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

export class ServerMetrics {
  readonly requests = new RequestMetrics();
  readonly pages = new PageMetrics();
  readonly process = new ProcessMetrics();

  families(): Family[] {
    return [...this.requests.families(), ...this.pages.families(), ...this.process.families()];
  }
}
