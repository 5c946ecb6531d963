import type { Family, Sample } from '../../lib/http/prometheus-text';
import { KINDS, type Kind } from './request-kind';

const CLASSES = ['2xx', '3xx', '4xx', '5xx'] as const;

/** Upper bounds of the buckets, in seconds. They include the 500 ms of the p99 and the one second that people notice. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 5] as const;

/** Arrays of fixed length, because at 20,000 requests a second nothing should be allocated or looked up. */
class KindMetrics {
  readonly classes = CLASSES.map(() => 0);
  /** Requests in each bucket; the last bucket has no upper bound. */
  readonly buckets = [...BOUNDS, 0].map(() => 0);
  seconds = 0;

  add(status: number, seconds: number): void {
    const ofClass = status >= 500 ? 3 : status >= 400 ? 2 : status >= 300 ? 1 : 0;
    this.classes[ofClass] = (this.classes[ofClass] ?? 0) + 1;
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > (BOUNDS[bucket] ?? 0)) bucket++;
    this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
    this.seconds += seconds;
  }

  histogram(kind: Kind): Sample[] {
    let count = 0;
    const lines: Sample[] = this.buckets.map((added, index) => {
      count += added;
      const le = index < BOUNDS.length ? String(BOUNDS[index]) : '+Inf';
      return { suffix: '_bucket', labels: { kind, le }, value: count };
    });
    return [
      ...lines,
      { suffix: '_sum', labels: { kind }, value: this.seconds },
      { suffix: '_count', labels: { kind }, value: count },
    ];
  }
}

/** Counts and durations of requests since the start. */
export class RequestMetrics {
  readonly #kinds = {
    page: new KindMetrics(),
    data: new KindMetrics(),
    static: new KindMetrics(),
    picture: new KindMetrics(),
    api: new KindMetrics(),
    form: new KindMetrics(),
    redirect: new KindMetrics(),
    other: new KindMetrics(),
  } satisfies Record<Kind, KindMetrics>;
  inFlight = 0;

  record(kind: Kind, status: number, seconds: number): void {
    this.#kinds[kind].add(status, seconds);
  }

  families(): Family[] {
    return [
      {
        name: 'http_requests_total',
        kind: 'counter',
        help: 'Requests answered, by what they were for and the class of their status.',
        samples: KINDS.flatMap((kind) =>
          CLASSES.map((name, index) => ({
            labels: { kind, class: name },
            value: this.#kinds[kind].classes[index] ?? 0,
          })),
        ),
      },
      {
        name: 'http_request_seconds',
        kind: 'histogram',
        help: 'From a request to when its answer was handed to the system; the way to the visitor is not in it.',
        samples: KINDS.flatMap((kind) => this.#kinds[kind].histogram(kind)),
      },
      {
        name: 'http_requests_under_way',
        kind: 'gauge',
        help: 'Requests that are being answered.',
        samples: [{ value: this.inFlight }],
      },
    ];
  }
}
