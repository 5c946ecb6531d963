import { COLLECTION_DOCUMENTS, type CollectionName } from '../collections';
import type { RawDocument } from '../source';
import { FollowedCollection, ImplausibleListing } from './followed-collection';
import type { Journal, JournalLine } from './journal.server';
import {
  documentId,
  isoInstant,
  type ProtocolDocument,
  plainFields,
  type ReadTime,
  type ResumePoint,
} from './listen-stream.server';

/** How often a read time is written to disk if nothing changes. A restart resumes from the last one. */
const MARK_INTERVAL_MS = 300_000;

/** A listing that lacks most of a collection is only accepted if another one, after this delay, agrees. */
export const CONFIRM_AFTER_MS = 300_000;

export class ListenTarget {
  readonly collection: FollowedCollection<CollectionName>;
  /** A new one each time it is added, so that late messages for the old one are ignored. */
  id = 0;
  isCurrent = false;
  isPaused = false;
  fault: string | undefined;
  #doubtedAt: number | undefined;
  #resumePoint: ResumePoint | undefined;
  #nextToken: Uint8Array | undefined;
  #readTime: ReadTime | undefined;
  #markedAt = performance.now();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(
    readonly name: CollectionName,
    private readonly journal: Journal,
  ) {
    this.collection = new FollowedCollection(name);
  }

  async restore(): Promise<void> {
    const readTime = await this.journal.read((document) => this.collection.set(document));
    try {
      if (this.collection.size > 0 || readTime !== undefined) this.collection.apply(true);
      if (readTime !== undefined) this.#resumePoint = { readTime };
    } catch (error) {
      if (!(error instanceof ImplausibleListing)) throw error;
    }
  }

  start(id: number): ResumePoint {
    this.id = id;
    this.isCurrent = false;
    this.#nextToken = undefined;
    if (this.#resumePoint === undefined) this.reset();
    else this.collection.startOver(false);
    return this.#resumePoint ?? {};
  }

  reset(): void {
    this.isCurrent = false;
    this.#resumePoint = undefined;
    this.collection.startOver(true);
    this.#write(() => this.journal.startRewrite());
  }

  /** Ignores messages until the next start, which resumes. */
  stop(): void {
    this.id = 0;
    this.isCurrent = false;
  }

  /** Ignores messages until the next start, which lists the whole collection. */
  pause(): void {
    this.stop();
    this.isPaused = true;
    this.forgetResumePoint();
  }

  forgetResumePoint(): void {
    this.#resumePoint = undefined;
  }

  get hasResumePoint(): boolean {
    return this.#resumePoint !== undefined;
  }

  /** Handles a changed document. Resolves after it is written, so that the stream is read no faster than the disk. */
  async set({ name, fields, updateTime }: ProtocolDocument): Promise<void> {
    const plain = plainFields(fields ?? {});
    const stamp = updateTime && 'updated_at' in COLLECTION_DOCUMENTS[this.name].shape ? isoInstant(updateTime) : null;
    const document: RawDocument = { ...(stamp === null ? {} : { updated_at: stamp }), ...plain, id: documentId(name) };
    this.collection.set(document);
    if (this.collection.isListing) await this.runExclusive(() => this.journal.add({ document }));
  }

  get isDoubted(): boolean {
    return this.#doubtedAt !== undefined;
  }

  noteToken(token: Uint8Array): void {
    this.#nextToken = token;
  }

  noteConsistent(readTime: ReadTime): void {
    this.#readTime = readTime;
    this.#resumePoint = this.#nextToken === undefined ? { readTime } : { resumeToken: this.#nextToken };
  }

  /** Returns the changed ids. An implausible listing stays pending: changes may follow. @throws ImplausibleListing */
  apply(): readonly string[] {
    const { isListing } = this.collection;
    const { ids, documents, gone, retained } = this.#applied();
    const end: JournalLine[] = this.#readTime === undefined ? [] : [{ readTime: this.#readTime }];
    const removals = gone.map((id) => ({ gone: id }));
    const isDue = performance.now() - this.#markedAt > MARK_INTERVAL_MS;
    if (isListing)
      this.#write(async () => this.journal.finishRewrite([...(await this.#lastGood(retained)), ...removals, ...end]));
    else if (documents.length > 0 || removals.length > 0 || isDue)
      this.#write(() => this.journal.append([...documents.map((document) => ({ document })), ...removals, ...end]));
    if (isListing || isDue) this.#markedAt = performance.now();
    return ids;
  }

  #applied() {
    const isConfirmed = this.#doubtedAt !== undefined && performance.now() - this.#doubtedAt >= CONFIRM_AFTER_MS;
    try {
      const applied = this.collection.apply(isConfirmed);
      this.#doubtedAt = undefined;
      return applied;
    } catch (error) {
      if (error instanceof ImplausibleListing) this.#doubtedAt ??= performance.now();
      // The resume point is already past the changes that could not be applied.
      this.forgetResumePoint();
      throw error;
    }
  }

  /** The stored versions of documents that are invalid now, so that a restart also keeps the previous entities. */
  async #lastGood(ids: ReadonlySet<string>): Promise<JournalLine[]> {
    const lines: JournalLine[] = [];
    if (ids.size > 0)
      await this.journal.read((document) => {
        if (ids.has(document.id)) lines.push({ document });
      });
    return lines;
  }

  runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#writing.then(work);
    this.#writing = result.catch(() => undefined);
    return result;
  }

  close(): Promise<void> {
    return this.runExclusive(() => this.journal.close());
  }

  #write(work: () => Promise<void>): void {
    void this.runExclusive(work);
  }
}
