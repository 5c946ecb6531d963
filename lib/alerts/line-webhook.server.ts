import 'server-only';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { env } from '../config/env';
import { errorText, log } from '../config/log';
import { type BodyRequest, boundedBody } from '../http/requests';
import { loadMessages } from '../i18n/load-messages';
import type { Locale } from '../i18n/locales';
import type { Subscriber } from './alert';
import { plain } from './alert-liner.server';
import { subscriberIdOfCode, subscriberIdOfLine } from './alert-links.server';
import { alertsPageUrl } from './alert-news.server';
import { type Alerts, alerts } from './alerts.server';
import { callLine, isSignedByLine, type LineEvent, type LineSettings, lineEvents } from './line-api.server';
import { bindChat } from './subscriptions.server';

export const LINE_WEBHOOK = '/api/line';

const MAX_BYTES = 64 * 1_024;
/** LINE repeats an event for less than a day, and older ones are forgotten. */
const REMEMBERED_MS = 2 * 86_400_000;
const ACCEPTED_MS = 86_400_000;
const SWEEP_MS = 3_600_000;

const STOP = /^\s*(?:stop|unsubscribe|หยุด|ยกเลิก)\s*$/i;
const CODE = /(?:^|\s)([A-Za-z0-9_-]{22})(?:\s|$)/;

/** Takes the events of LINE, each once, in all processes with this folder. Returns the status of the answer. */
export async function receiveLineEvents(
  request: BodyRequest,
  settings: LineSettings & { readonly secret: string },
  opened: Alerts,
): Promise<number> {
  const body = await boundedBody(request, MAX_BYTES);
  if (body === null) return 413;
  if (!isSignedByLine(body, request.headers.get('x-line-signature'), settings.secret)) return 401;
  const parsed = lineEvents.safeParse(jsonOf(body));
  if (!parsed.success) return 400;
  const folder = join(opened.store.path, 'line-events');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const event of parsed.data.events) {
    const path = join(folder, event.webhookEventId);
    if (opened.deps.now() - event.timestamp > ACCEPTED_MS || !(await isNew(path))) continue;
    try {
      await handle(event, settings, opened);
    } catch (error) {
      log('error', 'LINE event not handled', { reason: errorText(error) });
      // LINE sends it again.
      await rm(path, { force: true });
      return 500;
    }
  }
  await forgetOld(folder, opened.deps.now());
  return 200;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

const isNew = (path: string): Promise<boolean> =>
  writeFile(path, '', { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    },
  );

let sweptAt = 0;

async function forgetOld(folder: string, now: number): Promise<void> {
  if (now - sweptAt < SWEEP_MS) return;
  sweptAt = now;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const known = await stat(path).catch(() => null);
    if (known !== null && now - known.mtimeMs > REMEMBERED_MS) await rm(path, { force: true });
  }
}

async function handle(event: LineEvent, settings: LineSettings, opened: Alerts): Promise<void> {
  // In a group the words are for others.
  const user = event.source?.type === 'user' ? event.source.userId : undefined;
  const id = user === undefined ? null : subscriberIdOfLine(user);
  if (user === undefined || id === null) return;
  if (event.type === 'unfollow') await opened.store.change(id, () => null);
  const text = event.type === 'message' && event.message?.type === 'text' ? (event.message.text ?? '') : '';
  if (STOP.test(text)) {
    const before = await opened.store.read(id);
    if (before === null) return;
    await opened.store.change(id, () => null);
    await reply(event, settings, await words('stopped', [before.locale]));
    return;
  }
  const [, code] = CODE.exec(text) ?? [];
  const pending = code === undefined ? null : subscriberIdOfCode(code);
  if (pending === null) return;
  const person = await bindChat(opened, pending, id, user);
  // Words with a code that is not ours are for the office.
  if (person === 'unknown') return;
  await reply(event, settings, await answerTo(person));
}

const answerTo = async (person: Subscriber | 'late' | 'full'): Promise<string> =>
  typeof person === 'string'
    ? words(person, ['th-th', 'en-us'])
    : `${await words('done', [person.locale])}\n${alertsPageUrl(person)}`;

async function words(key: 'done' | 'late' | 'full' | 'stopped', locales: readonly Locale[]): Promise<string> {
  const texts = locales.map(async (locale) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'AlertLine' })(key),
  );
  return plain((await Promise.all(texts)).join('\n\n'));
}

/** An answer to a message costs nothing. If it fails, the alert is kept all the same. */
async function reply({ replyToken }: LineEvent, settings: LineSettings, text: string): Promise<void> {
  if (replyToken === undefined) return;
  try {
    const { status } = await callLine(settings, 'reply', { replyToken, messages: [{ type: 'text', text }] });
    if (status !== 200) log('warn', 'LINE took no reply', { reason: `answered ${status}` });
  } catch {
    log('warn', 'LINE took no reply', { reason: 'no answer' });
  }
}

/** The webhook of the site. 404 while LINE is not configured. */
export async function receiveLineWebhook(request: BodyRequest): Promise<number> {
  const { LINE_CHANNEL_ACCESS_TOKEN: token, LINE_CHANNEL_SECRET: secret } = env();
  const opened = alerts();
  if (token === undefined || secret === undefined || opened === null) return 404;
  return receiveLineEvents(request, { token, secret }, opened);
}
