import 'server-only';
import { contentStatus } from '../content/store.server';
import { leads } from '../leads/leads.server';
import { isReady, siteHealth } from './site-health';

const PATH = '/api/health';

export type HealthAnswer = { readonly status: 200 | 503; readonly body: object };

/**
 * What `/api/health` says, always 200, and its probes: `/live` while the process answers at all, `/ready` with 503 while
 * nobody new should be sent here. Null for any other path.
 */
export async function healthAnswer(path: string, isDraining: boolean): Promise<HealthAnswer | null> {
  if (path === `${PATH}/live`) return { status: 200, body: { live: true } };
  if (path === PATH)
    return { status: 200, body: siteHealth({ content: await contentStatus(), leads: leads().status(), isDraining }) };
  if (path !== `${PATH}/ready`) return null;
  const ready = isReady({ content: await contentStatus(), isDraining });
  return { status: ready ? 200 : 503, body: { ready } };
}
