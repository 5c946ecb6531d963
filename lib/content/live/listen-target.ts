import { COLLECTION_DOCUMENTS, type CollectionName } from '../collections';
import type { RawDocument } from '../source';
import { documentId, isoInstant, plainFields } from './firestore-value';
import { FollowedCollection, UnbelievableListing } from './followed-collection';
import type { Journal } from './journal.server';
import type { JournalLine } from './journal-line';
import type { ProtocolDocument, ReadTime, ResumePoint } from './listen-stream.server';

/** How often a moment is written to disk while nothing changes: a start goes on from the last one. */
const MARK_EVERY_MS = 300_000;

/** One collection as a target of a listen stream, kept on disk in a journal. */
export class ListenTarget {
  readonly collection: FollowedCollection<CollectionName>;
  /** Its number in the stream; another one each time that it is added, so that late messages of the last one are not taken. */
  id = 0;
  /** Whether all of it has come since it was added. */
  isCurrent = false;
  /** Whether it is in no stream, also not in the next one, until its pause ends. */
  isPaused = false;
  /** Why visitors see old content of this collection; undefined while all is well. */
  fault: string | undefined;
  /** Whether its last listing was not believed: the next one is. */
  isDoubted = false;
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

  /** Takes what an earlier process left on disk. */
  async recall(): Promise<void> {
    const readTime = await this.journal.read((document) => this.collection.put(document));
    try {
      if (this.collection.size > 0 || readTime !== undefined) this.collection.apply(true);
      if (readTime !== undefined) this.#resumePoint = { readTime };
    } catch (error) {
      if (!(error instanceof UnbelievableListing)) throw error;
    }
  }

  /** Prepares for being added to a stream, and says where to go on. */
  start(id: number): ResumePoint {
    this.id = id;
    this.isCurrent = false;
    this.#nextToken = undefined;
    if (this.#resumePoint === undefined) this.reset();
    else this.collection.startOver(false);
    return this.#resumePoint ?? {};
  }

  /** The whole collection follows, as if nothing were known of it. */
  reset(): void {
    this.isCurrent = false;
    this.#resumePoint = undefined;
    this.collection.startOver(true);
    this.#write(() => this.journal.startRewrite());
  }

  /** Takes no more messages until the next start, which lists the whole collection. */
  pause(): void {
    this.id = 0;
    this.isCurrent = false;
    this.isPaused = true;
    this.forgetResumePoint();
  }

  /** The next start lists the whole collection. */
  forgetResumePoint(): void {
    this.#resumePoint = undefined;
  }

  get hasResumePoint(): boolean {
    return this.#resumePoint !== undefined;
  }

  /** A changed document. Resolves when it has been written, so that a stream is read no faster than the disk takes it. */
  async put({ name, fields, updateTime }: ProtocolDocument): Promise<void> {
    const plain = plainFields(fields ?? {});
    const stamp = updateTime && 'updated_at' in COLLECTION_DOCUMENTS[this.name].shape ? isoInstant(updateTime) : null;
    const document: RawDocument = { ...(stamp === null ? {} : { updated_at: stamp }), ...plain, id: documentId(name) };
    this.collection.put(document);
    if (this.collection.isListing) await this.whileQuiet(() => this.journal.add({ document }));
  }

  noteToken(token: Uint8Array): void {
    this.#nextToken = token;
  }

  /** All that has come so far is the state of the database at a moment. */
  noteConsistent(readTime: ReadTime): void {
    this.#readTime = readTime;
    this.#resumePoint = this.#nextToken === undefined ? { readTime } : { resumeToken: this.#nextToken };
  }

  /**
   * Shows what has come. Returns the ids of the entities that changed.
   * @throws UnbelievableListing
   */
  apply(): readonly string[] {
    const { isListing } = this.collection;
    const { ids, documents, gone, stayed } = this.collection.apply(this.isDoubted);
    this.isDoubted = false;
    const end: JournalLine[] = this.#readTime === undefined ? [] : [{ readTime: this.#readTime }];
    const removals = gone.map((id) => ({ gone: id }));
    const isDue = performance.now() - this.#markedAt > MARK_EVERY_MS;
    if (isListing)
      this.#write(async () => this.journal.finishRewrite([...(await this.#lastGood(stayed)), ...removals, ...end]));
    else if (documents.length > 0 || removals.length > 0 || isDue)
      this.#write(() => this.journal.append([...documents.map((document) => ({ document })), ...removals, ...end]));
    if (isListing || isDue) this.#markedAt = performance.now();
    return ids;
  }

  /** What the disk has of documents that cannot be read now: the next process leaves them as they were, too. */
  async #lastGood(ids: ReadonlySet<string>): Promise<JournalLine[]> {
    const lines: JournalLine[] = [];
    if (ids.size > 0)
      await this.journal.read((document) => {
        if (ids.has(document.id)) lines.push({ document });
      });
    return lines;
  }

  /** Runs something after all that was to be written to the journal, and before what comes later. */
  whileQuiet<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#writing.then(work);
    this.#writing = answer.catch(() => undefined);
    return answer;
  }

  /** Resolves when everything that came is on disk. */
  close(): Promise<void> {
    return this.whileQuiet(() => this.journal.close());
  }

  #write(work: () => Promise<void>): void {
    void this.whileQuiet(work);
  }
}
