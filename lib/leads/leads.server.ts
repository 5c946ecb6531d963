import 'server-only';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { FIRESTORE } from '../config/constants';
import { type Env, env, isDataDurable } from '../config/env';
import { errorText, log } from '../config/log';
import { processSingleton } from '../config/process-singleton';
import { serviceAccount } from '../content/service-account.server';
import { withDeadline } from '../http/deadlines';
import { privateBucket } from '../http/storage-bucket.server';
import { localizedPath } from '../i18n/locales';
import { DeliveryWorker } from './delivery-worker';
import { type Lead, leadDocument, leadFingerprint, photoDigests } from './lead';
import type { LeadsStatus } from './leads-status';
import { answeredPath, linkSecretOf } from './link-secrets.server';
import { type Leads, openLeads } from './open-leads.server';
import type { StoreResult } from './outbox.server';
import type { StoredPhoto } from './outbox-folders.server';
import { Reminders } from './reminders.server';
import { OutboxSteps } from './stored-lead';
import { findInTime, photosInBucket, type Target } from './target';

const NO_TARGET =
  'DATA_DIR is not durable, and there is no target: set FIREBASE_PROJECT_ID with a service account, LEAD_WEBHOOK_URL, LEAD_NOTIFY_EMAIL or LEAD_NOTIFY_LINE';

const DAY_MS = 24 * 3_600_000;
const MAX_REMEMBERED = 10_000;

type Times = {
  readonly storeTimeoutMs: number;
  readonly probeIntervalMs: number;
};

const TIMES: Times = { storeTimeoutMs: 10_000, probeIntervalMs: 30_000 };

type Waiting = { readonly lead: Lead; readonly storedAt: number; readonly pending: Set<string> };

type Opened = {
  readonly first: Target;
  readonly others: readonly DeliveryWorker[];
  readonly unusable: readonly Target[];
  readonly reminders: Reminders | undefined;
};

export const leadsSingleton = processSingleton('leads', () => open(env()));

/** Stores enquiries in `DATA_DIR/leads`, or delivers them before the visitor is thanked if the disk is not durable. */
export const leads = leadsSingleton.get;

function open(settings: Env): Leads {
  const targets = () => targetsOf(settings);
  return isDataDurable(settings) ? openLeads(join(settings.DATA_DIR, 'leads'), targets) : new DirectLeads(targets);
}

async function targetsOf(settings: Env): Promise<readonly Target[]> {
  const { FIREBASE_PROJECT_ID, LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
  const targets: Target[] = [];
  if (FIREBASE_PROJECT_ID !== undefined) targets.push(await firestoreOf(settings));
  if (url !== undefined && secret !== undefined) {
    const { webhookTarget } = await import('./webhook-target.server');
    targets.push(webhookTarget({ url, secret }));
  }
  targets.push(...(await officeOf(settings, answeredUrls(settings, targets))));
  const first = targets.find(({ unusable }) => unusable === undefined);
  const bucket = await privateBucket(settings, FIRESTORE.requestTimeoutMs);
  // All targets share one upload.
  return targets.map((target) => (target === first && bucket !== null ? photosInBucket(target, bucket) : target));
}

type UrlOf = (path: string) => string | undefined;
type AnsweredUrlOf = (id: string) => string | undefined;

/** The public address of a path without a locale, in Thai, if the site knows its own. */
const urlsOf =
  ({ SITE_URL, DEFAULT_LOCALE: defaultLocale, LOCALE_PREFIX: prefix }: Env): UrlOf =>
  (path) =>
    SITE_URL === undefined ? undefined : SITE_URL + localizedPath('th-th', path, { defaultLocale, prefix });

/** Links that mark an enquiry as answered. None if that could not be recorded, or a link would end with the process. */
function answeredUrls(settings: Env, [first]: readonly Target[]): AnsweredUrlOf | undefined {
  const secretOf = (id: string) => linkSecretOf('enquiry answered', id) ?? '';
  const urlOf = (id: string) => urlsOf(settings)(answeredPath(secretOf(id)));
  try {
    const isRecorded = isDataDurable(settings) || first?.followUp !== undefined;
    return isRecorded && settings.SITE_URL !== undefined && secretOf('') !== '' ? urlOf : undefined;
  } catch (error) {
    log('error', 'no link to mark an enquiry as answered', { reason: errorText(error) });
    return undefined;
  }
}

/** The last ones, because without a durable disk the first one is where an enquiry is stored. */
async function officeOf(settings: Env, answeredUrlOf: AnsweredUrlOf | undefined): Promise<Target[]> {
  const { LEAD_NOTIFY_EMAIL, SMTP_URL: smtpUrl, SMTP_FROM: from } = settings;
  const { LEAD_NOTIFY_LINE, LINE_CHANNEL_ACCESS_TOKEN: token } = settings;
  const links = { urlOf: urlsOf(settings), answeredUrlOf };
  const targets: Target[] = [];
  if (LEAD_NOTIFY_EMAIL !== undefined && smtpUrl !== undefined && from !== undefined) {
    const { mailTarget } = await import('./mail-target.server');
    targets.push(mailTarget({ ...links, smtpUrl, from, to: LEAD_NOTIFY_EMAIL }));
  }
  if (LEAD_NOTIFY_LINE !== undefined && token !== undefined) {
    const { lineTarget } = await import('./line-target.server');
    targets.push(lineTarget({ ...links, token, to: LEAD_NOTIFY_LINE }));
  }
  return targets;
}

async function firestoreOf(settings: Env): Promise<Target> {
  try {
    const firestore = await serviceAccount(settings);
    if (firestore === null)
      return unusableTarget('firestore', 'there is no service account; set GOOGLE_APPLICATION_CREDENTIALS');
    const { firestoreTarget } = await import('./firestore-target.server');
    return firestoreTarget(firestore);
  } catch (error) {
    return unusableTarget('firestore', errorText(error));
  }
}

function unusableTarget(name: string, reason: string): Target {
  log('error', 'enquiries are not delivered', { target: name, reason });
  return { name, unusable: reason, deliver: () => Promise.reject(new Error(reason)) };
}

export class DirectLeads implements Leads {
  readonly #steps = new OutboxSteps();
  readonly #delivered = new LRUCache<string, string>({ max: MAX_REMEMBERED, ttl: DAY_MS });
  /** Only the latest enquiries remain if a target is down for long. */
  readonly #waiting = new LRUCache<string, Waiting>({ max: MAX_REMEMBERED });
  #opening: Promise<Opened> | undefined;
  #opened: Opened | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly targets: () => Promise<readonly Target[]>,
    private readonly times: Times = TIMES,
  ) {
    this.#timer = setInterval(() => {
      if (this.#steps.fault !== undefined) void this.#probe();
    }, times.probeIntervalMs).unref();
  }

  #worker(target: Target): DeliveryWorker {
    return new DeliveryWorker(target, {
      read: async (id) => this.#waiting.get(id)?.lead ?? null,
      photos: async () => [],
      settle: async (id) => {
        const waiting = this.#waiting.get(id);
        waiting?.pending.delete(target.name);
        if (waiting?.pending.size === 0) this.#waiting.delete(id);
      },
      isStoring: () => false,
    });
  }

  async #openOnce(): Promise<Opened> {
    const targets = await this.targets();
    const [first, ...others] = targets.filter(({ unusable }) => unusable === undefined);
    if (first === undefined) throw new Error(NO_TARGET);
    const unusable = targets.filter((target) => target.unusable !== undefined);
    const reminders = first.followUp && new Reminders([first.followUp], others);
    this.#opened = { first, others: others.map((target) => this.#worker(target)), unusable, reminders };
    return this.#opened;
  }

  #open(): Promise<Opened> {
    this.#opening ??= this.#steps
      .run(() => this.#openOnce())
      .then((opened) => {
        void this.#probe();
        return opened;
      });
    return this.#opening;
  }

  async #probe(): Promise<void> {
    const { first } = this.#opened ?? {};
    if (first?.probe !== undefined) await this.#steps.run(first.probe).catch(() => undefined);
  }

  async opened(): Promise<void> {
    await this.#open().catch(() => undefined);
  }

  async acceptsPhotos(): Promise<boolean> {
    return (await this.#open()).first.acceptsPhotos ?? false;
  }

  async store(input: Lead, jpegs: readonly Uint8Array[] = []): Promise<StoreResult> {
    const lead = leadDocument.parse(input);
    const { first, others } = await this.#open();
    return this.#steps.inTurn(lead.id, async () => {
      const fingerprint = leadFingerprint(lead);
      const delivered = this.#delivered.get(lead.id);
      if (delivered !== undefined) return delivered === fingerprint ? 'same' : 'different';
      const photos = async () => photosOf(lead, jpegs);
      // Another instance may give another spam score, which would store it again in another collection.
      const result = await withDeadline(this.times.storeTimeoutMs, async () =>
        (await first.has?.(lead.id, new Set([fingerprint]))) ? 'known' : first.deliver(lead, photos),
      );
      this.#delivered.set(lead.id, fingerprint);
      // Another instance may have stopped before it delivered to the other targets.
      if (others.length > 0)
        this.#waiting.set(lead.id, {
          lead,
          storedAt: Date.now(),
          pending: new Set(others.map(({ target }) => target.name)),
        });
      for (const worker of others) worker.add(lead.id);
      return result === 'known' ? 'same' : 'stored';
    });
  }

  async has(id: string, fingerprints: ReadonlySet<string>): Promise<boolean> {
    const { first } = await this.#open();
    const delivered = this.#delivered.get(id);
    if (delivered !== undefined) return fingerprints.has(delivered);
    if (first.has === undefined) return false;
    return withDeadline(this.times.storeTimeoutMs, async () => (await first.has?.(id, fingerprints)) ?? false);
  }

  async find(id: string): Promise<Readonly<Record<string, unknown>> | null> {
    return findInTime((await this.#open()).first, id);
  }

  async answer(id: string, day: string): Promise<boolean> {
    const { first } = await this.#open();
    return (await first.followUp?.answer(id, day)) ?? false;
  }

  status(): LeadsStatus {
    const { fault } = this.#steps;
    const { first, others = [], unusable = [] } = this.#opened ?? {};
    const oldest = Math.min(...[...this.#waiting.values()].map(({ storedAt }) => storedAt));
    const targets = [
      ...(first === undefined ? [] : [{ name: first.name, ...(fault === undefined ? {} : { fault }) }]),
      ...others.map(({ status }) => status),
      ...unusable.map(({ name, unusable: reason = '' }) => ({ name, fault: reason, isUnusable: true as const })),
    ];
    return {
      waiting: this.#waiting.size,
      oldestSeconds: this.#waiting.size === 0 ? null : Math.max(0, Math.round((Date.now() - oldest) / 1_000)),
      setAside: 0,
      targets,
      ...(fault === undefined ? {} : { fault }),
    };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    const { others = [], reminders } = this.#opened ?? {};
    await Promise.all([reminders?.close(), ...others.map((worker) => worker.close())]);
  }
}

const photosOf = (lead: Lead, jpegs: readonly Uint8Array[]): readonly StoredPhoto[] =>
  photoDigests(lead).flatMap((digest, index) => {
    const bytes = jpegs[index];
    return bytes === undefined ? [] : [{ number: index + 1, digest, bytes: Buffer.from(bytes) }];
  });
