import type { Family } from '../../lib/http/prometheus-text';
import { PageFigures } from './page-figures';
import { ProcessFigures } from './process-figures';
import { RequestFigures } from './request-figures';

/** What this server counts of itself. */
export class ServerFigures {
  readonly requests = new RequestFigures();
  readonly pages = new PageFigures();
  readonly process = new ProcessFigures();

  families(): Family[] {
    return [...this.requests.families(), ...this.pages.families(), ...this.process.families()];
  }
}
