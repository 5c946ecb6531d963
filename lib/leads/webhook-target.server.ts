import 'server-only';
import { createHmac } from 'node:crypto';
import { errorText } from '../config/log';
import type { Lead } from './lead';
import { GatewayError, PermanentError, type Target } from './target';

const DEADLINE_MS = 10_000;

/** Statuses of a gateway. Any other 4xx is a refusal by the receiver. */
const GATEWAY_STATUSES: readonly number[] = [401, 403, 404, 405, 408, 425, 429];

type Settings = { readonly url: string; readonly secret: string; readonly deadlineMs?: number };

/** Posts signed enquiries to the operator's webhook: a bridge to LINE, mail or a customer database. */
export function webhookTarget({ url, secret, deadlineMs = DEADLINE_MS }: Settings): Target {
  async function post({ id, body }: { id: string; body: string }): Promise<number> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      'X-Rommai-Timestamp': timestamp,
      'X-Rommai-Signature': webhookSignature(secret, timestamp, body),
    };
    const signal = AbortSignal.timeout(deadlineMs);
    // A redirect would send the enquiry to an address that is not configured.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  }

  return {
    name: 'webhook',
    async deliver(lead: Lead) {
      const status = await post({ id: lead.id, body: JSON.stringify(lead) }).catch((error: unknown) => {
        throw new Error(failureReason(error), { cause: error });
      });
      if (status >= 200 && status < 300) return 'new';
      const reason = `answered ${status}`;
      if (GATEWAY_STATUSES.includes(status)) throw new GatewayError(reason);
      throw status >= 400 && status < 500 ? new PermanentError(reason) : new Error(reason);
    },
  };
}

/** HMAC-SHA256 of the Unix time in seconds, a dot and the body. */
function webhookSignature(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

const failureReason = (error: unknown) =>
  error instanceof Error && error.cause !== undefined
    ? `${error.message}: ${errorText(error.cause)}`
    : errorText(error);
