import 'server-only';
import { createTransport } from 'nodemailer';
import { SITE } from '../config/site';
import { DeadlinePassed } from '../http/deadlines';
import { longDate } from '../i18n/dates';
import { readAnswer, smtpOptions } from '../leads/mail-target.server';
import type { Subscriber } from './alert';
import type { AlertChannel, Sent } from './alert-channel';
import { alertsSecretOf, oneClickUrl } from './alert-links.server';
import { alertMail, type MailParts } from './alert-mail';
import { alertsPageUrl, alertWords, nameOf, toldNews } from './alert-news.server';

const DEADLINE_MS = 20_000;
/** Mail services accept few connections of an account. One is used again, because to open it may take longer than a message. */
const POOL = { pool: true, maxConnections: 3, maxRequeues: 1, idleTimeout: 1_000 } as const;

/** Sends alerts by SMTP. A message has the same Message-ID at each try. */
export function alertMailer(smtpUrl: string, from: string, siteUrl: string, deadlineMs = DEADLINE_MS): AlertChannel {
  const transport = createTransport({ ...smtpOptions(smtpUrl), ...POOL });

  async function send(
    to: Subscriber,
    id: string,
    parts: MailParts,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Sent> {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      await transport.sendMail({
        ...alertMail(parts),
        from: { name: SITE.name[to.locale], address: from },
        to: { name: '', address: to.email },
        messageId: `<alert-${id}@${from.split('@').at(-1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
      return { is: 'sent' };
    } catch (error) {
      return outcomeOf(signal.aborted ? new DeadlinePassed(deadlineMs) : error);
    }
  }

  return {
    async letter(person) {
      const { letter, locale, alerts } = person;
      if (letter === undefined) return { is: 'nothing' };
      const t = await alertWords(locale);
      const asked = letter.kind === 'sleep' ? alerts : alerts.filter(({ confirmed_at }) => confirmed_at === undefined);
      if (asked.length === 0) return { is: 'nothing' };
      const { kind } = letter;
      return send(person, letter.id, {
        locale,
        subject: t(`AlertMail.${kind}Subject`),
        title: t(`AlertMail.${kind}Title`),
        text: t(`AlertMail.${kind}Text`),
        names: await Promise.all(asked.map(({ about }) => nameOf(about, locale))),
        button: { label: t(`AlertMail.${kind}Button`), url: alertsPageUrl(person) },
        note: t(`AlertMail.${kind}Not`),
        links: [],
      });
    },
    async message(person, alert, message) {
      const { locale, id } = person;
      const told = await toldNews(alert, message, locale, siteUrl);
      if (told === null) return { is: 'nothing' };
      const t = await alertWords(locale);
      const end = { label: t('AlertMail.end'), url: `${alertsPageUrl(person)}?end=${alert.id}` };
      const mine = { label: t('AlertMail.mine'), url: alertsPageUrl(person) };
      const agreed = { date: longDate(alert.consent.at, locale) };
      const parts = { locale, subject: told.title, note: t('AlertMail.why', agreed), links: [end, mine] };
      const headers = {
        'List-Unsubscribe': `<${oneClickUrl(alertsSecretOf(id) ?? '', alert.id)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      return send(person, message.id, { ...told, ...parts }, headers);
    },
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';

/** Answers of the server have addresses in them, so only their codes are kept. */
function outcomeOf(error: unknown): Sent {
  const { responseCode, command } = typeof error === 'object' && error !== null ? readAnswer(error) : {};
  if (responseCode === undefined || command === undefined) return { is: 'down', reason: reasonOf(error) };
  const reason = `answered ${responseCode} to ${command}`;
  // Before the recipient, the server speaks of the account or the sender.
  if (command !== 'RCPT TO' && command !== 'DATA') return { is: 'down', reason };
  return { is: responseCode >= 500 ? 'refused' : 'later', reason };
}
