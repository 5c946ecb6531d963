import { setTimeout as wait } from 'node:timers/promises';
import { errorText, log } from '../../config/log';
import { differingIds, noteChanges } from '../change-log';
import { COLLECTION_NAMES, type CollectionName } from '../collections';
import type { ContentStatus } from '../content-status';
import { dropDerived, type Entities, type Snapshots } from '../snapshots';
import type { LiveSource } from '../source';
import type { Connection } from './connection';
import type { KeptCollection } from './kept-documents.server';
import { LiveCollection, Unreadable } from './live-collection';
import type { ReadCounter } from './read-counter';

/** Half of the ten minutes in which a change must be seen (§9), so that a page rendered meanwhile is in time too. */
const POLL_MS = 300_000;

/** What is refused, or not believed, is asked for again sooner, so that recovery takes less than a minute. */
const ASK_AGAIN_MS = 30_000;

/** How long the start waits for the first load while the source answers. */
const START_WITHIN_MS = 60_000;

const SOONEST_MS = 250;

type Parts = {
  source: LiveSource;
  connection: Connection;
  reads: ReadCounter;
  kept: (collection: CollectionName) => KeptCollection;
};

/** Collections that the source refused, or was not believed about, each with the error. */
type Refusals = ReadonlyMap<CollectionName, unknown>;

const textOf = (refusals: Refusals) => [...refusals].map(([name, error]) => `${name}: ${errorText(error)}`).join('; ');

/** What the collections are asked for, one round at a time, and what is known of their state. */
class LiveContentFollower {
  private readonly collections: ReadonlyMap<CollectionName, LiveCollection<CollectionName>>;
  private refusals: Refusals = new Map();
  /** When all collections were last asked for, in one round. */
  private askedAllAt = Number.NEGATIVE_INFINITY;
  private inStepAt: number | undefined;
  private round: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: Parts) {
    const { source, kept } = parts;
    this.collections = new Map(COLLECTION_NAMES.map((name) => [name, new LiveCollection(name, source, kept(name))]));
  }

  entities(name: CollectionName): Entities<CollectionName> | undefined {
    return this.collections.get(name)?.held()?.entities;
  }

  private missing(): CollectionName[] {
    return COLLECTION_NAMES.filter((name) => this.entities(name) === undefined);
  }

  /** One line when what the source refuses becomes something else. */
  private report(refusals: Refusals): void {
    const isSame = textOf(refusals) === textOf(this.refusals);
    this.refusals = refusals;
    if (isSame) return;
    const [reason] = [...refusals.values()].map(errorText);
    if (reason === undefined) log('info', 'content refused no more');
    else log('error', 'content refused', { collections: [...refusals.keys()], reason });
  }

  private async goRound(names: readonly CollectionName[]): Promise<void> {
    const refusals = new Map(this.refusals);
    for (const name of names) {
      try {
        const before = this.entities(name);
        if (await this.collections.get(name)?.refresh()) {
          dropDerived(name);
          noteChanges(name, differingIds(before ?? new Map(), this.entities(name) ?? new Map()));
        }
        refusals.delete(name);
      } catch (error) {
        // The connection has said it.
        if (!this.parts.connection.state().online) return;
        refusals.set(name, error);
      }
    }
    this.report(refusals);
    if (names.length === COLLECTION_NAMES.length) this.askedAllAt = performance.now();
    if (refusals.size === 0) this.inStepAt = this.askedAllAt;
  }

  /** What is worth asking for again soon: to read everything for nothing once more would be billed once more. */
  private refusedForNow(): CollectionName[] {
    return [...this.refusals].filter(([, error]) => !(error instanceof Unreadable)).map(([name]) => name);
  }

  private begin(names: readonly CollectionName[]): Promise<void> {
    clearTimeout(this.timer);
    this.round = this.goRound(names).finally(() => {
      this.round = undefined;
      this.schedule();
    });
    return this.round;
  }

  /** Asks for everything. Who asks during a round gets the next. */
  refresh(): Promise<void> {
    if (this.round === undefined) return this.begin(COLLECTION_NAMES);
    this.next ??= this.round.then(() => {
      this.next = undefined;
      return this.refresh();
    });
    return this.next;
  }

  /** Reads one collection, unless a round is running. Lost connections and refusals have their own retries. */
  look(name: CollectionName): void {
    const { online } = this.parts.connection.state();
    if (online && this.round === undefined && !this.refusals.has(name)) void this.begin([name]);
  }

  /** The next round by itself, whoever asked for the last: of everything in its time, before that of what was refused. */
  private schedule(): void {
    const { connection } = this.parts;
    const { online } = connection.state();
    const untilAllMs = online ? this.askedAllAt + POLL_MS - performance.now() : connection.retryInMs();
    const refused = this.refusedForNow();
    const [names, delay] =
      online && refused.length > 0 && untilAllMs > ASK_AGAIN_MS
        ? [refused, ASK_AGAIN_MS]
        : [COLLECTION_NAMES, Math.max(SOONEST_MS, untilAllMs)];
    this.timer = setTimeout(() => void this.begin(names), delay).unref();
  }

  async start(): Promise<void> {
    for (const collection of this.collections.values()) await collection.recall();
    const isEmpty = this.missing().length > 0;
    const first = this.refresh();
    if (isEmpty) {
      await Promise.race([first, this.parts.connection.lost(), wait(START_WITHIN_MS, undefined, { ref: false })]);
    }
  }

  status(): ContentStatus {
    const { reads, connection } = this.parts;
    const { reason } = connection.state();
    const fault = reason ?? (this.refusals.size === 0 ? undefined : textOf(this.refusals));
    return {
      source: 'firestore',
      ...(fault === undefined ? {} : { fault }),
      missing: this.missing(),
      ageSeconds: this.inStepAt === undefined ? null : Math.round((performance.now() - this.inStepAt) / 1_000),
      documents: COLLECTION_NAMES.reduce((sum, name) => sum + (this.entities(name)?.size ?? 0), 0),
      reads: { lastHour: reads.lastHour(), total: reads.total() },
    };
  }
}

/**
 * The content of a source over a network, followed by asking for changes. `start` takes up what is kept on disk and
 * resolves when there is something to show: at once with kept content, else after the first load, or when the source is
 * given up.
 */
export function createLiveContent(parts: Parts): Snapshots & { readonly start: () => Promise<void> } {
  const follower = new LiveContentFollower(parts);
  return {
    async get<Name extends CollectionName>(name: Name) {
      const held = follower.entities(name);
      if (held === undefined) throw new Error(`${name} has not been loaded yet`);
      // Each collection holds entities of its own name.
      return held as Entities<Name>;
    },
    look: (name) => follower.look(name),
    refresh: () => follower.refresh(),
    status: () => follower.status(),
    start: () => follower.start(),
  };
}
