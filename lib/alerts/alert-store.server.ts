import 'server-only';
import { rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorText, log } from '../config/log';
import { DurableFolder } from '../leads/durable-file.server';
import { type Subscriber, subscriber } from './alert';

const READ_AT_ONCE = 16;
const ENDING = '.json';
const OWNER = /^owner\.(\d+)$/;

/** An owner that was killed cannot say so. */
const OWNED_FOR_MS = 60_000;
/** Nor can a process that was killed during a change, which takes milliseconds. */
const LOCKED_FOR_MS = 10_000;
const LOCK_POLL_MS = 10;

type Change = (before: Subscriber | null) => Subscriber | null;

/** The subscribers of a folder, one file each. One process owns the folder: it sends, and has all of them in memory. */
export class AlertStore {
  readonly people = new Map<string, Subscriber>();
  /** The alerts of each stored query, and those of each home. */
  readonly searches = new AlertIndex();
  readonly homes = new AlertIndex();
  readonly #folder: DurableFolder;
  /** Names of files that processes other than the owner changed. */
  readonly #changed: DurableFolder;
  /** A file for each subscriber that a process is changing. */
  readonly #locks: DurableFolder;
  readonly #root: DurableFolder;
  readonly #turns = new Map<string, Promise<unknown>>();
  /** Of the file that this process made when it became the owner. */
  #number: number | undefined;
  #isOwner = false;

  constructor(readonly path: string) {
    this.#root = new DurableFolder(path);
    this.#folder = new DurableFolder(join(path, 'people'));
    this.#changed = new DurableFolder(join(path, 'changed'));
    this.#locks = new DurableFolder(join(path, 'locks'));
  }

  async open(): Promise<void> {
    for (const folder of [this.#root, this.#folder, this.#changed, this.#locks]) await folder.open();
  }

  async read(id: string): Promise<Subscriber | null> {
    const text = (await this.#folder.read(id + ENDING))?.toString() ?? null;
    if (text === null) return null;
    const person = parsed(text);
    if (person?.id === id) return person;
    log('error', 'alerts unreadable', { file: id.slice(0, 8) });
    return null;
  }

  /** Resolves when the change is on the disk. Changes of the same person come one after another, also those of several processes. Null deletes. */
  change(id: string, make: Change): Promise<Subscriber | null> {
    const turn = (this.#turns.get(id) ?? Promise.resolve()).catch(() => undefined).then(() => this.#locked(id, make));
    this.#turns.set(id, turn);
    const forget = () => {
      if (this.#turns.get(id) === turn) this.#turns.delete(id);
    };
    turn.then(forget, forget);
    return turn;
  }

  async #locked(id: string, make: Change): Promise<Subscriber | null> {
    const path = join(this.#locks.path, id);
    const isTaken = () =>
      writeFile(path, '', { flag: 'wx', mode: 0o600 }).then(
        () => true,
        (error: unknown) => {
          if (isThere(error)) return false;
          throw error;
        },
      );
    while (!(await isTaken())) {
      const since = await this.#locks.writtenAt(id);
      if (since !== null && Date.now() - since > LOCKED_FOR_MS) await rm(path, { force: true });
      else await wait(LOCK_POLL_MS);
    }
    try {
      return await this.#change(id, make);
    } finally {
      await rm(path, { force: true });
    }
  }

  async #change(id: string, make: Change): Promise<Subscriber | null> {
    const before = await this.read(id);
    const after = make(before);
    if (after === null) await this.#folder.remove(id + ENDING);
    else if (after !== before) await this.#folder.write(id + ENDING, `${JSON.stringify(after)}\n`);
    this.#remember(id, after);
    // After the change: a process that becomes the owner later reads everything.
    if ((await this.#lastOwner()) !== this.#number) await this.#changed.write(id, '');
    return after;
  }

  #remember(id: string, person: Subscriber | null): void {
    for (const { id: alert, about } of this.people.get(id)?.alerts ?? []) {
      if ('home' in about) this.homes.delete(about.home, id, alert);
      else this.searches.delete(about.search, id, alert);
    }
    for (const { id: alert, about } of person?.alerts ?? []) {
      if ('home' in about) this.homes.add(about.home, id, alert);
      else this.searches.add(about.search, id, alert);
    }
    if (person === null) this.people.delete(id);
    else this.people.set(id, person);
  }

  /** Whether this process owns the folder now. At first it reads all, and later what other processes changed. */
  async own(): Promise<boolean> {
    if (!(await this.#becomeOwner())) {
      this.#isOwner = false;
      return false;
    }
    const announced = await this.#changed.names();
    // Before they are read, because they may change again.
    if (announced.length > 0) await this.#changed.remove(...announced);
    const ids = this.#isOwner ? announced : await this.ids();
    if (!this.#isOwner) for (const id of [...this.people.keys()]) this.#remember(id, null);
    const queue = [...ids];
    const work = async () => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) this.#remember(id, await this.read(id));
    };
    await Promise.all(Array.from({ length: READ_AT_ONCE }, work));
    this.#isOwner = true;
    return true;
  }

  /** The process that made the file with the highest number owns the folder. */
  async #lastOwner(): Promise<number> {
    return Math.max(0, ...(await this.#root.names()).map((name) => Number(OWNER.exec(name)?.[1] ?? 0)));
  }

  #ownerPath(number: number): string {
    return join(this.path, `owner.${number}`);
  }

  /** Whether this process still owns the folder. Long work renews it, because another process takes over after a minute. */
  async renew(): Promise<boolean> {
    const last = await this.#lastOwner();
    // One that was silent for so long competes with the others.
    if (last !== this.#number || (await this.#isSilent(last))) return false;
    await this.#touch(last);
    return true;
  }

  /** By the clock of this process, which a shared disk may not have. */
  #touch(number: number): Promise<void> {
    const now = new Date(Date.now());
    return utimes(this.#ownerPath(number), now, now);
  }

  async #isSilent(number: number): Promise<boolean> {
    return Date.now() - ((await this.#root.writtenAt(`owner.${number}`)) ?? 0) > OWNED_FOR_MS;
  }

  async #becomeOwner(): Promise<boolean> {
    if (await this.renew()) return true;
    const last = await this.#lastOwner();
    if (!(await this.#isSilent(last))) return false;
    try {
      // Of several processes one makes the file, and a number is never used again.
      await writeFile(this.#ownerPath(last + 1), String(process.pid), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (isThere(error)) return false;
      throw error;
    }
    this.#number = last + 1;
    await this.#touch(last + 1);
    if (last > 0) await this.#root.remove(`owner.${last}`);
    return true;
  }

  /** Another process may own the folder at once. */
  async release(): Promise<void> {
    if (this.#number !== undefined) await utimes(this.#ownerPath(this.#number), 0, 0).catch(() => undefined);
    this.#number = undefined;
    this.#isOwner = false;
  }

  async ids(): Promise<string[]> {
    return (await this.#folder.names()).map((name) => name.slice(0, -ENDING.length));
  }

  readText(name: string): Promise<Buffer | null> {
    return this.#root.read(name);
  }

  /** When a file was last written or copied, which its time of modification does not tell. */
  changedAt(name: string): Promise<number | null> {
    return stat(join(this.path, name)).then(
      ({ ctimeMs }) => ctimeMs,
      () => null,
    );
  }

  writeText(name: string, text: string): Promise<void> {
    return this.#root.write(name, text);
  }
}

export type AlertOf = { readonly subscriber: string; readonly alert: string };

/** Alerts by what they are about. The same search of many people is one entry. */
export class AlertIndex {
  readonly #byKey = new Map<string, Map<string, AlertOf>>();

  get size(): number {
    return this.#byKey.size;
  }

  add(key: string, subscriber: string, alert: string): void {
    const same = this.#byKey.get(key) ?? new Map<string, AlertOf>();
    same.set(`${subscriber} ${alert}`, { subscriber, alert });
    this.#byKey.set(key, same);
  }

  delete(key: string, subscriber: string, alert: string): void {
    const same = this.#byKey.get(key);
    same?.delete(`${subscriber} ${alert}`);
    if (same?.size === 0) this.#byKey.delete(key);
  }

  keys(): Iterable<string> {
    return this.#byKey.keys();
  }

  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  of(key: string): Iterable<AlertOf> {
    return this.#byKey.get(key)?.values() ?? [];
  }
}

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

function parsed(text: string): Subscriber | undefined {
  try {
    return subscriber.parse(JSON.parse(text));
  } catch (error) {
    log('debug', 'alerts unreadable', { reason: errorText(error).slice(0, 200) });
    return undefined;
  }
}
