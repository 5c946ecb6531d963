import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { type RunningServer, startServer } from './server';

const HOUR_MS = 3_600_000;

/** Until 10:00 in Bangkok, because no alert is sent at night. */
const untilTen = () => HOUR_MS * 24 - ((Date.now() - 3 * HOUR_MS) % (24 * HOUR_MS));

/** A site with alerts, and the mail server to which it sends them. Its clock shows ten in the morning. */
export class AlertSite {
  readonly mails: ParsedMail[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'rommai-data-'));
  readonly #smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      void buffer(stream)
        .then(simpleParser)
        .then((mail) => {
          this.mails.push(mail);
          callback();
        });
    },
  });
  #site: RunningServer | undefined;

  get url(): string {
    return this.#site?.url ?? '';
  }

  async start(): Promise<void> {
    const { server } = this.#smtp;
    if (!server.listening) await new Promise<void>((resolve) => this.#smtp.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const clock = `const now = Date.now; Date.now = () => now() + ${untilTen()}`;
    this.#site = await startServer({
      DATA_DIR: this.#folder,
      FIREBASE_PROJECT_ID: '',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
      SITE_URL: 'https://rommai.example',
      SMTP_FROM: 'site@rommai.example',
      SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    });
  }

  /** Starts again as if a home had appeared while the site was down. */
  async appear(home: string): Promise<void> {
    await this.#site?.stop();
    const path = join(this.#folder, 'alerts', 'homes.json');
    const { homes, ...rest } = JSON.parse(readFileSync(path, 'utf8'));
    delete homes[home];
    writeFileSync(path, JSON.stringify({ ...rest, homes }));
    await this.start();
  }

  async stop(): Promise<void> {
    await this.#site?.stop();
    await new Promise<void>((resolve) => this.#smtp.close(() => resolve()));
    rmSync(this.#folder, { recursive: true });
  }
}

/** The path of the first link in a mail that contains a text. */
export function pathIn(mail: ParsedMail | undefined, text: string): string {
  const url = mail?.text?.match(/https:\/\/\S+/g)?.find((one) => one.includes(text)) ?? '';
  return url.replace('https://rommai.example', '');
}
