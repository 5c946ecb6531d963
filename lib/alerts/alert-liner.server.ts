import 'server-only';
import { breakable } from '../i18n/line-breaks';
import { awake, type Outgoing, type Subscriber } from './alert';
import type { AlertChannel, Sent } from './alert-channel';
import { alertsPageUrl, alertWords, type Told, type ToldHome, toldNews } from './alert-news.server';
import { callLine, type LineSettings } from './line-api.server';

/** Of a carousel. LINE takes twelve bubbles; the last one has the links. */
const MAX_BUBBLES = 11;
const MAX_ALT = 400;
const MAX_TITLE = 200;
const PAUSE_MS = 600_000;
const HOUR_MS = 3_600_000;

/** A UUID of the id of the message, so that LINE accepts each message once. */
const retryKeyOf = ({ id }: Outgoing): string => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** After a 429 for the month it is asked again next morning: a new month or a larger plan may have begun. */
function outcomeOf(status: number, message: string, now: number): Sent {
  if (status === 200 || status === 409) return { is: 'sent' };
  const reason = `answered ${status}`;
  if (status === 429 && /monthly/i.test(message))
    return { is: 'down', reason: `${reason}: no messages left`, until: awake(now + 12 * HOUR_MS) };
  if (status === 429) return { is: 'down', reason, until: now + PAUSE_MS };
  return { is: status === 400 || status === 404 ? 'refused' : 'down', reason };
}

type Settings = LineSettings & { readonly siteUrl: string; readonly now?: () => number };

/** Sends alerts by the Messaging API of the office's official account. */
export function alertLiner({ siteUrl, now = Date.now, ...line }: Settings): AlertChannel {
  async function send({ line: chat }: Subscriber, message: Outgoing, content: object): Promise<Sent> {
    if (chat?.user === undefined) return { is: 'nothing' };
    const body = { to: chat.user, messages: [content] };
    try {
      const answer = await callLine(line, 'push', body, { 'X-Line-Retry-Key': retryKeyOf(message) });
      return outcomeOf(answer.status, answer.message, now());
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { is: 'down', reason: isLate ? 'no answer in time' : 'no answer' };
    }
  }

  return {
    async letter(person) {
      const { letter } = person;
      if (letter === undefined) return { is: 'nothing' };
      const t = await alertWords(person.locale);
      const text = `${t('AlertPush.sleepTitle')}\n${t('AlertLine.sleepText')}\n${alertsPageUrl(person)}`;
      return send(person, letter, { type: 'text', text: plain(text) });
    },
    async message(person, alert, message) {
      const told = await toldNews(alert, message, person.locale, siteUrl);
      if (told === null) return { is: 'nothing' };
      const t = await alertWords(person.locale);
      const links = [
        told.button,
        { label: t('AlertLine.end'), url: `${alertsPageUrl(person)}?end=${alert.id}` },
        { label: t('AlertLine.mine'), url: alertsPageUrl(person) },
      ];
      return send(person, message, flexMessage(told, t('AlertMail.see'), links));
    },
  };
}

/** LINE shows the soft hyphens of our texts. */
export const plain = (text: string): string => breakable(text).replaceAll('\u00ad', '').replaceAll('\u200b', '');

const cut = (text: string, length: number) =>
  plain(text.length > length ? `${text.slice(0, length - 1).toWellFormed()}…` : text);

type Link = Told['button'];

const button = ({ label, url }: Link, style: 'primary' | 'link') => ({
  ...{ type: 'button', style, height: 'sm', ...(style === 'primary' && { color: '#14693d' }) },
  action: { type: 'uri', label: cut(label, 40), uri: url },
});

const text = (value: string, more: object = {}) => ({ type: 'text', text: cut(value, MAX_TITLE), wrap: true, ...more });

function homeBubble({ badge, title, price, was, url, picture }: ToldHome, see: string) {
  const action = { type: 'uri', label: cut(see, 40), uri: url };
  const lines = [
    text(badge, { size: 'sm', weight: 'bold', color: '#52606d' }),
    text(price, { size: 'xl', weight: 'bold' }),
    ...(was === undefined ? [] : [text(was, { size: 'sm', color: '#52606d' })]),
    text(title, { size: 'md', maxLines: 3 }),
  ];
  return {
    type: 'bubble',
    // LINE loads pictures by https only.
    ...(picture?.startsWith('https://') && {
      hero: { type: 'image', url: picture, size: 'full', aspectRatio: '3:2', aspectMode: 'cover', action },
    }),
    body: { type: 'box', layout: 'vertical', spacing: 'sm', contents: lines, action },
    footer: { type: 'box', layout: 'vertical', contents: [button({ label: see, url }, 'primary')] },
  };
}

function flexMessage({ title, homes }: Told, see: string, [first, ...others]: readonly Link[]) {
  const links = [
    ...(first === undefined ? [] : [button(first, 'primary')]),
    ...others.map((one) => button(one, 'link')),
  ];
  const last = {
    type: 'bubble',
    body: { type: 'box', layout: 'vertical', contents: [text(title, { weight: 'bold' })] },
    footer: { type: 'box', layout: 'vertical', spacing: 'sm', contents: links },
  };
  const bubbles = [...homes.slice(0, MAX_BUBBLES).map((home) => homeBubble(home, see)), last];
  return { type: 'flex', altText: cut(title, MAX_ALT), contents: { type: 'carousel', contents: bubbles } };
}
