import type { CollectionName } from '../collections';
import type { LiveSource, RawDocument } from '../source';
import { changedSince } from './changed-since';
import { differingRanges } from './differing-ranges';
import { Gathering, type Held, NOTHING_HELD } from './held';
import type { KeptCollection } from './kept-documents.server';

/** A collection of so few documents is read whole: that costs as little as to ask what changed, and misses nothing. */
const FEW = 10;

/** Always read whole, at any size: the specification's one-time query (§7) reads entries without `updated_at`. */
const ALWAYS_WHOLE: ReadonlySet<CollectionName> = new Set(['contact_widget']);

/** Everything is read anew once a day, for changes that nobody stamped. */
const RECONCILED_WITHIN_MS = 86_400_000;

/** When the source differs in more places than this, reading everything is less work than finding each. */
const MOST_RANGES = 20;

/**
 * Everything gone at once, or more than half of many, is more often a fault than an edit: such an answer counts when one
 * that comes this much later agrees.
 */
const BELIEVED_AFTER_MS = 300_000;

const isDoubtful = (before: number, after: number) =>
  before > 0 && (after === 0 || (before > 2 * FEW && after < before / 2));

/** A collection was read whole, and nothing in it is what it should be. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(documents: number) {
    super(`none of ${documents} documents can be read`);
  }
}

/** One collection of a live source: what is known of it, kept in step by what changed, and kept on disk. */
export class LiveCollection<Name extends CollectionName> {
  private known: Held<Name> = NOTHING_HELD;
  private hasAnswer = false;
  private doubted: { readonly size: number; readonly at: number } | undefined;
  private reconciledAt = 0;
  private askedAt = 0;

  constructor(
    readonly name: Name,
    private readonly source: LiveSource,
    private readonly kept: KeptCollection,
  ) {}

  /** What is known, or undefined before the first answer. */
  held(): Held<Name> | undefined {
    return this.hasAnswer ? this.known : undefined;
  }

  /** Takes up what an earlier process kept on disk; without it nothing happens. */
  async recall(): Promise<void> {
    const gathering = new Gathering(this.name, NOTHING_HELD);
    const kept = await this.kept.read((documents) => gathering.take(documents));
    if (kept === null || this.cannotRead(gathering)) return;
    gathering.keepOnly(kept.ids);
    gathering.tellDropped();
    this.known = gathering.result();
    this.hasAnswer = true;
    this.reconciledAt = kept.reconciledAt;
  }

  /**
   * Brings what is known up to date.
   * @returns whether visitors see something else now.
   * @throws when the source does not answer, refuses, or gives an answer that is not to be believed yet.
   */
  async refresh(): Promise<boolean> {
    const startedAt = Date.now();
    const age = startedAt - this.reconciledAt;
    // A clock that was set back must not put the day off.
    const isDue = age < 0 || age > RECONCILED_WITHIN_MS;
    const isSmall = this.known.ids.size <= FEW || ALWAYS_WHOLE.has(this.name);
    const isWhole = !this.hasAnswer || isSmall || isDue;
    const next = (isWhole ? null : await this.readChanges()) ?? (await this.readWhole());
    this.askedAt = startedAt;
    const changed = !this.hasAnswer || next.entities !== this.known.entities;
    this.known = next;
    this.hasAnswer = true;
    return changed;
  }

  /** Whether what was gathered is no answer: none of it can be read. */
  private cannotRead(gathering: Gathering<Name>): boolean {
    const unreadable = gathering.unreadableAll();
    // The only document of a collection that has just begun is a slip, and takes nothing from anybody.
    const isOnlyOne = unreadable === 1 && this.known.entities.size === 0;
    return unreadable > 0 && !isOnlyOne;
  }

  private async readWhole(): Promise<Held<Name>> {
    const startedAt = Date.now();
    const gathering = new Gathering(this.name, this.known);
    const found = new Set<string>();
    const copy = await this.kept.rewrite(startedAt);
    try {
      for await (const page of this.source.pages(this.name)) {
        for (const { id } of page) found.add(id);
        gathering.take(page);
        await copy.add(page);
      }
      if (this.cannotRead(gathering)) throw new Unreadable(gathering.unreadableAll());
      gathering.keepOnly(found);
      const next = gathering.result();
      this.believe(next);
      gathering.tellDropped();
      await copy.add(await this.keptOf(gathering.leftAsTheyWere()));
      await copy.keep();
      this.reconciledAt = startedAt;
      return next;
    } finally {
      await copy.discard();
    }
  }

  /** What the disk has of documents that are broken at the source: the next process leaves them as they were, too. */
  private async keptOf(ids: ReadonlySet<string>): Promise<RawDocument[]> {
    const last = new Map<string, RawDocument>();
    if (ids.size === 0) return [];
    await this.kept.read((documents) => {
      for (const document of documents) if (ids.has(document.id)) last.set(document.id, document);
    });
    return [...last.values()];
  }

  /** Asks for what changed, then whether the number of documents fits. Null when it differs in too many places. */
  private async readChanges(): Promise<Held<Name> | null> {
    const gathering = new Gathering(this.name, this.known);
    const changed: RawDocument[] = [];
    const gone: string[] = [];
    for await (const page of this.source.changes(this.name, changedSince(this.known.newest, this.askedAt))) {
      changed.push(...gathering.take(page));
    }
    const ids = [...gathering.result().ids].sort();
    const total = await this.source.count(this.name);
    const ranges = await differingRanges(ids, total, (range) => this.source.count(this.name, range), MOST_RANGES);
    if (ranges === null) return null;
    for (const range of ranges) {
      const found = new Set<string>();
      for await (const page of this.source.pages(this.name, range)) {
        for (const { id } of page) found.add(id);
        changed.push(...gathering.take(page));
      }
      gone.push(...gathering.keepOnly(found, range));
    }
    const next = gathering.result();
    this.believe(next);
    gathering.tellDropped();
    if (changed.length > 0 || gone.length > 0) await this.kept.append(changed, gone);
    return next;
  }

  private believe({ entities }: Held<Name>): void {
    const [before, after] = [this.known.entities.size, entities.size];
    if (!isDoubtful(before, after)) {
      this.doubted = undefined;
      return;
    }
    const now = performance.now();
    if (this.doubted === undefined || after > this.doubted.size) this.doubted = { size: after, at: now };
    if (now - this.doubted.at < BELIEVED_AFTER_MS) throw new Error(`came back with ${after} of ${before} documents`);
    this.doubted = undefined;
  }
}
