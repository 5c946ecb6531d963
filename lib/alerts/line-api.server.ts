import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { boundedBody } from '../http/requests';

const API_URL = 'https://api.line.me';
const DEADLINE_MS = 10_000;
const MAX_ANSWER_BYTES = 16 * 1_024;

export type LineSettings = { readonly token: string; readonly apiUrl?: string; readonly deadlineMs?: number };

const said = z.object({ message: z.string().catch('') }).catch({ message: '' });

async function messageOf(response: Response): Promise<string> {
  const body = await boundedBody(response, MAX_ANSWER_BYTES);
  try {
    return said.parse(JSON.parse(body?.toString() ?? '')).message;
  } catch {
    return '';
  }
}

/** @throws without an answer */
export async function callLine(
  { token, apiUrl = API_URL, deadlineMs = DEADLINE_MS }: LineSettings,
  call: 'push' | 'reply',
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly message: string }> {
  const response = await fetch(`${apiUrl}/v2/bot/message/${call}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(deadlineMs),
    redirect: 'manual',
  });
  return { status: response.status, message: await messageOf(response) };
}

/** Whether LINE made the signature of these bytes, in constant time. */
export function isSignedByLine(body: Buffer, signature: string | null, secret: string): boolean {
  const own = createHmac('sha256', secret).update(body).digest();
  const sent = Buffer.from(signature ?? '', 'base64');
  return sent.length === own.length && timingSafeEqual(sent, own);
}

/** What a webhook may contain and we read. Other events are ignored. */
export const lineEvents = z.object({
  events: z
    .array(
      z.object({
        type: z.string(),
        webhookEventId: z.string().regex(/^[0-9A-Za-z]{1,64}$/),
        timestamp: z.number(),
        replyToken: z.string().optional(),
        source: z
          .object({
            type: z.string(),
            userId: z
              .string()
              .regex(/^U[0-9a-f]{32}$/)
              .optional()
              .catch(undefined),
          })
          .optional(),
        message: z.object({ type: z.string(), text: z.string().optional() }).optional(),
      }),
    )
    .max(200),
});
export type LineEvent = z.output<typeof lineEvents>['events'][number];
