import 'server-only';
import { z } from 'zod';
import { boundedBody } from '../http/requests';
import { idOfContent } from './lead';
import { contextOf, type OfficeLinks } from './lead-context.server';
import { leadNote, reminderNote } from './lead-mail';
import { GatewayError, PermanentError, type Target } from './target';

const API_URL = 'https://api.line.me';
const DEADLINE_MS = 10_000;
/** Of a text message, in UTF-16 code units. */
const MAX_LENGTH = 5_000;
const MAX_ANSWER_BYTES = 16 * 1_024;
/** After a 429, which may mean that the messages of the month are used up. */
const PAUSE_MS = 600_000;

type Settings = OfficeLinks & {
  readonly token: string;
  /** The id of a user, a group or a room. */
  readonly to: string;
  readonly apiUrl?: string;
  readonly deadlineMs?: number;
};

const answer = z
  .object({
    message: z.string().catch(''),
    details: z.array(z.object({ property: z.string().catch('') })).catch([]),
  })
  .catch({ message: '', details: [] });

type Answer = z.output<typeof answer>;

async function readAnswer(response: Response): Promise<Answer> {
  const body = await boundedBody(response, MAX_ANSWER_BYTES);
  try {
    return answer.parse(JSON.parse(body?.toString() ?? ''));
  } catch {
    return answer.parse({});
  }
}

/** A person can correct a token, a recipient or a plan, and not a text that LINE refuses. */
function failureOf(status: number, { message, details }: Answer): Error {
  const reason = `answered ${status}`;
  if (status === 429) return new GatewayError(/monthly/i.test(message) ? `${reason}: no messages left` : reason);
  const isAboutText = details.some(({ property }) => property.startsWith('messages'));
  if (status >= 400 && status < 500) return isAboutText ? new PermanentError(reason) : new GatewayError(reason);
  return new Error(reason);
}

/** Pushes a text about each enquiry to the office's LINE. LINE accepts one retry key once in 24 hours. */
export function lineTarget(settings: Settings): Target {
  const { token, to, answeredUrlOf, apiUrl = API_URL, deadlineMs = DEADLINE_MS } = settings;
  let paused: { until: number; error: Error } | undefined;

  async function push(retryKey: string, text: string): Promise<'new' | 'known'> {
    if (paused !== undefined && performance.now() < paused.until) throw paused.error;
    const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).toWellFormed()}…` : text;
    const response = await fetch(`${apiUrl}/v2/bot/message/push`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Line-Retry-Key': retryKey,
      },
      body: JSON.stringify({ to, messages: [{ type: 'text', text: cut }] }),
      signal: AbortSignal.timeout(deadlineMs),
      redirect: 'manual',
    });
    const { status } = response;
    const read = await readAnswer(response);
    if (status === 200 || status === 409) return status === 409 ? 'known' : 'new';
    const error = failureOf(status, read);
    paused = status === 429 ? { until: performance.now() + PAUSE_MS, error } : undefined;
    throw error;
  }

  return {
    name: 'line',
    async deliver(lead) {
      const text = await leadNote(lead, await contextOf(lead, settings, 0));
      return push(lead.id, text);
    },
    ...(answeredUrlOf && {
      async remind(id) {
        await push(idOfContent({ id, message: 'reminder' }, ''), reminderNote(id, answeredUrlOf(id)));
      },
    }),
  };
}
