import { monitorEventLoopDelay } from 'node:perf_hooks';
import { runningBuild } from '../../lib/build/running-build.server';
import { type Family, single } from '../../lib/http/prometheus-text';

/** The sampling interval of the event loop delay, in milliseconds. The measured delay includes it. */
const RESOLUTION_MS = 10;

const NANOSECONDS = 1e9;

/** Memory, processor time and event loop delay of the process. */
export class ProcessMetrics {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  /** Distinguishes replicas of different builds. */
  readonly #build = runningBuild()?.id ?? 'unknown';
  /** Unhandled promise rejections. */
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
