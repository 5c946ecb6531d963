import type { Family } from '../../lib/http/prometheus-text';
import { PageMetrics } from './page-metrics';
import { ProcessMetrics } from './process-metrics';
import { RequestMetrics } from './request-metrics';

/** All metrics of this server. */
export class ServerMetrics {
  readonly requests = new RequestMetrics();
  readonly pages = new PageMetrics();
  readonly process = new ProcessMetrics();

  families(): Family[] {
    return [...this.requests.families(), ...this.pages.families(), ...this.process.families()];
  }
}
