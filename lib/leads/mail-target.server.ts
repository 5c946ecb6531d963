import 'server-only';
import { createTransport, type SendMailOptions } from 'nodemailer';
import pLimit from 'p-limit';
import { errorText, log } from '../config/log';
import { SITE } from '../config/site';
import { DeadlinePassed } from '../http/deadlines';
import { leadReference, photoDigests } from './lead';
import { contextOf, type OfficeLinks } from './lead-context.server';
import { leadMail, reminderMail } from './lead-mail';
import { GatewayError, PermanentError, type Target } from './target';

/** For a whole delivery, with up to 5 MB of photographs. */
const DEADLINE_MS = 30_000;

/** For each step without an answer. */
const IDLE_MS = 10_000;

/** Mail services accept few connections of an account. */
const CONNECTIONS = 3;

type Settings = OfficeLinks & {
  readonly smtpUrl: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly deadlineMs?: number;
};

/** Sends each enquiry to the office by e-mail. The same enquiry always has the same Message-ID. */
export function mailTarget(settings: Settings): Target {
  const { smtpUrl, from, to, answeredUrlOf, deadlineMs = DEADLINE_MS } = settings;
  const transport = createTransport(smtpOptions(smtpUrl));
  const limit = pLimit(CONNECTIONS);
  const messageId = (kind: 'enquiry' | 'reminder', id: string) => `<${kind}-${id}@${from.split('@').at(-1)}>`;

  async function send(mail: SendMailOptions): Promise<void> {
    const signal = AbortSignal.timeout(deadlineMs);
    const sending = transport.sendMail({
      ...mail,
      from: { name: SITE.name['th-th'], address: from },
      to: [...to],
      // No holiday notice of the office goes to the sender.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal,
    });
    const { rejected } = await sending.catch((error: unknown) => {
      throw signal.aborted ? new DeadlinePassed(deadlineMs) : failureOf(error);
    });
    if (rejected.length > 0) log('warn', 'a recipient was refused', { target: 'mail', count: rejected.length });
  }

  return {
    name: 'mail',
    acceptsPhotos: true,
    async deliver(lead, photos) {
      const files = photoDigests(lead).length === 0 ? [] : await photos();
      const mail = await leadMail(lead, await contextOf(lead, settings, files.length));
      const attachments = files.map(({ number, bytes }) => ({
        filename: `${leadReference(lead.id)}-${number}.jpg`,
        content: Buffer.from(bytes),
        contentType: 'image/jpeg',
      }));
      const replyTo = lead.email === undefined ? {} : { replyTo: { name: '', address: lead.email } };
      await limit(() => send({ ...mail, ...replyTo, messageId: messageId('enquiry', lead.id), attachments }));
      return 'new';
    },
    ...(answeredUrlOf && {
      async remind(id) {
        const first = messageId('enquiry', id);
        const mail = reminderMail(id, answeredUrlOf(id));
        await limit(() => send({ ...mail, messageId: messageId('reminder', id), inReplyTo: first, references: first }));
      },
    }),
  };
}

/** A password needs TLS, which a server or a person between could otherwise leave out. */
export function smtpOptions(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  const hasPassword = username !== '';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isTls ? 465 : 587) : Number(port),
    secure: isTls,
    requireTLS: hasPassword && !isTls,
    ...(hasPassword ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    dnsTimeout: IDLE_MS,
    connectionTimeout: IDLE_MS,
    greetingTimeout: IDLE_MS,
    socketTimeout: IDLE_MS,
  };
}

/** Answers of the server have addresses in them, so only their codes go to the log. */
function failureOf(error: unknown): Error {
  const { responseCode, command } = typeof error === 'object' && error !== null ? readAnswer(error) : {};
  if (responseCode === undefined) return error instanceof Error ? error : new Error(errorText(error));
  const reason = `answered ${responseCode}${command === undefined ? '' : ` to ${command}`}`;
  // Before the message, the server speaks of the account, the sender or the recipients. 4xx are for a while.
  const isAboutMessage = command === 'DATA' && responseCode >= 500;
  return isAboutMessage ? new PermanentError(reason) : new GatewayError(reason);
}

export const readAnswer = (error: object): { responseCode?: number; command?: string } => ({
  ...('responseCode' in error && typeof error.responseCode === 'number' ? { responseCode: error.responseCode } : {}),
  ...('command' in error && typeof error.command === 'string' ? { command: error.command } : {}),
});
