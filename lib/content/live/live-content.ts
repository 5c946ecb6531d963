import { setTimeout as wait } from 'node:timers/promises';
import { FIRESTORE } from '../../config/constants';
import { errorText } from '../../config/log';
import { backOffMs } from '../../http/deadlines';
import { recordChanges } from '../change-log';
import { COLLECTION_NAMES, type CollectionName } from '../collections';
import { idleYielder } from '../parse-collection';
import { dropDerivedValue, type Entities } from '../snapshots';
import type { ContentStatus, ReadCounter } from '../source';
import { ImplausibleListing } from './followed-collection';
import type { Journal } from './journal.server';
import {
  documentId,
  firestoreErrorText,
  isPermanent,
  isQuotaError,
  isStaleResumePoint,
  type ListenResponse,
  type ListenStream,
  type ReadTime,
  responsesInTime,
  type TargetChange,
} from './listen-stream.server';
import { CONFIRM_AFTER_MS, ListenTarget } from './listen-target';
import { SourceReport } from './source-report';

/** The minimum interval between updates, so that many edits in a second cost only a few search updates. */
const APPLY_EVERY_MS = 200;

const RETRY_REFUSED_MS = 30_000;

const START_TIMEOUT_MS = 60_000;

type Dependencies = {
  readonly openStream: () => ListenStream;
  readonly reads: ReadCounter;
  readonly journal: (collection: CollectionName) => Journal;
};

const now = () => performance.now();

export class LiveContent {
  readonly #targets: ReadonlyMap<CollectionName, ListenTarget>;
  #stream: ListenStream | undefined;
  #listening: Promise<unknown> | undefined;
  #lastTargetId = 0;
  #failures = 0;
  #hasResponded = false;
  #inSyncAt: number | undefined;
  #appliedAt = Number.NEGATIVE_INFINITY;
  #applyTimer: NodeJS.Timeout | undefined;
  #isClosed = false;
  readonly #report: SourceReport;
  readonly #settled: Promise<void>;
  #settle: () => void = () => undefined;

  constructor(private readonly dependencies: Dependencies) {
    this.#settled = new Promise((resolve) => {
      this.#settle = resolve;
    });
    // Listings come last: the search index needs the places, and building it twice takes seconds.
    const names = [...COLLECTION_NAMES.filter((name) => name !== 'listings'), 'listings' as const];
    this.#targets = new Map(names.map((name) => [name, new ListenTarget(name, dependencies.journal(name))]));
    this.#report = new SourceReport([...this.#targets.values()]);
  }

  /** Resolves when there is content, stored or loaded, or when Firestore is known to be unreachable. */
  async start(): Promise<void> {
    for (const target of this.#targets.values()) {
      await target.restore();
      const { entities } = target.collection;
      if (entities !== undefined) recordChanges(target.name, undefined, entities);
    }
    void this.#follow();
    if (this.#missing().length > 0)
      await Promise.race([this.#settled, wait(START_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** Resolves when everything received is on disk. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stream?.close();
    await this.#listening;
    clearTimeout(this.#applyTimer);
    await Promise.all([...this.#targets.values()].map((target) => target.close()));
  }

  get<Name extends CollectionName>(name: Name): Entities<Name> | undefined {
    // Each target holds the entities of one collection.
    return this.#targets.get(name)?.collection.entities as Entities<Name> | undefined;
  }

  get isInSync(): boolean {
    return (
      !this.#report.isLost && [...this.#targets.values()].every(({ isCurrent, isDoubted }) => isCurrent && !isDoubted)
    );
  }

  async runExclusive<Result>(name: CollectionName, work: () => Promise<Result>): Promise<Result> {
    const target = this.#targets.get(name);
    return target === undefined ? work() : target.runExclusive(work);
  }

  #missing(): CollectionName[] {
    return COLLECTION_NAMES.filter((name) => this.get(name) === undefined);
  }

  async #follow(): Promise<void> {
    while (!this.#isClosed) {
      this.#hasResponded = false;
      this.#listening = this.#listen().catch((failed: unknown) => failed);
      const error = await this.#listening;
      if (this.#isClosed) return;
      if (this.#applyTimer !== undefined) this.#apply();
      if (isStaleResumePoint(error)) for (const target of this.#targets.values()) target.forgetResumePoint();
      this.#failures = isQuotaError(error) ? Number.POSITIVE_INFINITY : this.#failures + 1;
      // Firestore ends streams from time to time, and the next one resumes. That is not a lost connection.
      if (!this.#hasResponded || isPermanent(error)) this.#setLost(firestoreErrorText(error));
      await wait(backOffMs(this.#failures, Math.random()), undefined, { ref: false });
    }
  }

  async #listen(): Promise<unknown> {
    const stream = this.dependencies.openStream();
    this.#stream = stream;
    const targets = [...this.#targets.values()];
    for (const target of targets) if (!target.isPaused) target.stop();
    const addStopped = (some: readonly ListenTarget[]) => {
      for (const target of some) if (target.id === 0 && !target.isPaused) this.#add(target);
    };
    // Each query is billed as a read. After a failure only one is sent until Firestore responds.
    addStopped(this.#failures > 0 ? targets.filter(({ isPaused }) => !isPaused).slice(0, 1) : targets);
    let isFirst = true;
    const setLost = () => this.#setLost(`no answer in ${FIRESTORE.offlineAfterMs / 1_000} s`);
    const yieldIfDue = idleYielder();
    for await (const response of responsesInTime(stream, setLost)) {
      if (isFirst) addStopped(targets);
      isFirst = false;
      await this.#handleResponse(response);
      await yieldIfDue();
    }
    return new Error('the stream ended');
  }

  #add(target: ListenTarget): void {
    this.#lastTargetId += 1;
    this.#stream?.addTarget(this.#lastTargetId, target.name, target.start(this.#lastTargetId));
  }

  #relist(target: ListenTarget, milliseconds: number): void {
    this.#stream?.removeTarget(target.id);
    target.pause();
    const add = () => {
      target.isPaused = false;
      if (!this.#isClosed) this.#add(target);
    };
    if (milliseconds === 0) add();
    else setTimeout(add, milliseconds).unref();
  }

  #relistIfDoubted(target: ListenTarget): void {
    // A stopped target is listed again when it starts.
    const relist = () => target.isDoubted && target.id !== 0 && this.#relist(target, 0);
    setTimeout(relist, CONFIRM_AFTER_MS).unref();
  }

  #targetsWithIds(targetIds: readonly number[]): ListenTarget[] {
    return [...this.#targets.values()].filter(({ id }) => targetIds.includes(id));
  }

  async #handleResponse(response: ListenResponse): Promise<void> {
    const { targetChange, documentChange, documentDelete, documentRemove, filter } = response;
    if (targetChange) this.#handleTargetChange(targetChange);
    if (documentChange) {
      this.dependencies.reads.add(1);
      const { document, targetIds, removedTargetIds } = documentChange;
      for (const target of this.#targetsWithIds(targetIds)) await target.set(document);
      for (const target of this.#targetsWithIds(removedTargetIds)) target.collection.remove(documentId(document.name));
    }
    const removed = documentDelete ?? documentRemove;
    if (removed)
      for (const target of this.#targetsWithIds(removed.removedTargetIds))
        target.collection.remove(documentId(removed.document));
    // A different document count means that a change was missed.
    if (filter)
      for (const target of this.#targetsWithIds([filter.targetId]))
        if (filter.count !== target.collection.size) this.#relist(target, 0);
  }

  #handleTargetChange({ targetChangeType, targetIds, cause, resumeToken, readTime }: TargetChange): void {
    const targets = targetIds.length === 0 ? [...this.#targets.values()] : this.#targetsWithIds(targetIds);
    for (const target of targets.filter(({ isPaused }) => !isPaused)) {
      if (resumeToken?.length) target.noteToken(resumeToken);
      if (targetChangeType === 'RESET') target.reset();
      if (targetChangeType === 'CURRENT') target.isCurrent = true;
      if (targetChangeType === 'REMOVE') this.#handleRefusal(target, cause);
    }
    if (targetChangeType === 'NO_CHANGE' && targetIds.length === 0 && readTime) this.#handleConsistent(readTime);
  }

  #handleRefusal(target: ListenTarget, cause: unknown): void {
    if (target.hasResumePoint && isStaleResumePoint(cause)) {
      this.#relist(target, 0);
      return;
    }
    this.#report.setFault(target, firestoreErrorText(cause));
    this.#relist(target, RETRY_REFUSED_MS);
    this.#settleStart();
  }

  #handleConsistent(readTime: ReadTime): void {
    this.#hasResponded = true;
    this.#failures = 0;
    this.#report.setBack();
    const targets = [...this.#targets.values()];
    for (const target of targets) if (target.isCurrent) target.noteConsistent(readTime);
    if (this.isInSync) this.#inSyncAt = now();
    const remainingMs = this.#appliedAt + APPLY_EVERY_MS - now();
    if (remainingMs <= 0) this.#apply();
    else this.#applyTimer ??= setTimeout(() => this.#apply(), remainingMs).unref();
  }

  #apply(): void {
    clearTimeout(this.#applyTimer);
    this.#applyTimer = undefined;
    this.#appliedAt = now();
    for (const target of this.#targets.values()) if (target.isCurrent) this.#applyOne(target);
    this.#settleStart();
  }

  #applyOne(target: ListenTarget): void {
    const isFirst = target.collection.entities === undefined;
    const wasDoubted = target.isDoubted;
    try {
      const ids = target.apply();
      this.#report.setFault(target, undefined);
      if (ids.length === 0 && !isFirst) return;
      dropDerivedValue(target.name);
      recordChanges(target.name, isFirst ? undefined : ids, target.collection.entities);
    } catch (error) {
      this.#report.setFault(target, errorText(error));
      if (!(error instanceof ImplausibleListing)) this.#relist(target, RETRY_REFUSED_MS);
      else if (!wasDoubted) this.#relistIfDoubted(target);
    }
  }

  #setLost(reason: string): void {
    this.#report.setLost(reason);
    this.#settle();
  }

  #settleStart(): void {
    const isSettled = (target: ListenTarget) => target.collection.entities !== undefined || target.fault !== undefined;
    if ([...this.#targets.values()].every(isSettled)) this.#settle();
  }

  status(): ContentStatus {
    const { reads } = this.dependencies;
    const targets = [...this.#targets.values()];
    const { fault } = this.#report;
    return {
      source: 'firestore',
      ...(fault === undefined ? {} : { fault }),
      missing: this.#missing(),
      ageSeconds: this.#inSyncAt === undefined ? null : Math.round((now() - this.#inSyncAt) / 1_000),
      documents: targets.reduce((sum, { collection }) => sum + (collection.entities?.size ?? 0), 0),
      reads: { lastHour: reads.lastHour(), total: reads.total() },
    };
  }
}
