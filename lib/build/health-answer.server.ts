import 'server-only';
import { contentStatus } from '../content/store.server';
import { leads } from '../leads/leads.server';
import { isReady, siteHealth } from './site-health';

const PATH = '/api/health';

export type HealthResponse = { readonly status: 200 | 503; readonly body: object };

/**
 * The responses of the health endpoints: `/api/health` is always 200, `/live` is 200 while the process responds, and
 * `/ready` is 503 while it should get no new visitors. Null for any other path.
 */
export async function healthResponse(path: string, isDraining: boolean): Promise<HealthResponse | null> {
  if (path === `${PATH}/live`) return { status: 200, body: { live: true } };
  if (path === PATH)
    return { status: 200, body: siteHealth({ content: await contentStatus(), leads: leads().status(), isDraining }) };
  if (path !== `${PATH}/ready`) return null;
  const ready = isReady({ content: await contentStatus(), isDraining });
  return { status: ready ? 200 : 503, body: { ready } };
}
