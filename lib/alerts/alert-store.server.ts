import 'server-only';
import { randomUUID } from 'node:crypto';
import { rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorText, log } from '../config/log';
import { DurableFolder } from '../leads/durable-file.server';
import { type Subscriber, subscriber } from './alert';

const READ_AT_ONCE = 16;
const ENDING = '.json';
const OWNER = 'owner';

/** An owner that was killed cannot say so. */
const OWNED_FOR_MS = 60_000;

type Change = (before: Subscriber | null) => Subscriber | null;

/** The subscribers of a folder, one file each. One process owns the folder: it sends, and has all of them in memory. */
export class AlertStore {
  readonly people = new Map<string, Subscriber>();
  /** The alerts of each stored query, and those of each home. */
  readonly searches = new AlertIndex();
  readonly homes = new AlertIndex();
  readonly #folder: DurableFolder;
  /** Names of files that `npm run alerts` changed. */
  readonly #changed: DurableFolder;
  readonly #root: DurableFolder;
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #token = randomUUID();
  #isOwner = false;

  constructor(readonly path: string) {
    this.#root = new DurableFolder(path);
    this.#folder = new DurableFolder(join(path, 'people'));
    this.#changed = new DurableFolder(join(path, 'changed'));
  }

  async open(): Promise<void> {
    for (const folder of [this.#root, this.#folder, this.#changed]) await folder.open();
  }

  async read(id: string): Promise<Subscriber | null> {
    const text = (await this.#folder.read(id + ENDING))?.toString() ?? null;
    if (text === null) return null;
    const person = parsed(text);
    if (person?.id === id) return person;
    log('error', 'alerts unreadable', { file: id.slice(0, 8) });
    return null;
  }

  /** Resolves when the change is on the disk. Changes of the same person come one after another. Null deletes. */
  change(id: string, make: Change): Promise<Subscriber | null> {
    const turn = (this.#turns.get(id) ?? Promise.resolve()).catch(() => undefined).then(() => this.#change(id, make));
    this.#turns.set(id, turn);
    const forget = () => {
      if (this.#turns.get(id) === turn) this.#turns.delete(id);
    };
    turn.then(forget, forget);
    return turn;
  }

  async #change(id: string, make: Change): Promise<Subscriber | null> {
    const before = await this.read(id);
    const after = make(before);
    if (after === null) await this.#folder.remove(id + ENDING);
    else if (after !== before) await this.#folder.write(id + ENDING, `${JSON.stringify(after)}\n`);
    this.#remember(id, after);
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

  /** Says to the process that owns the folder that a file was changed by another one. */
  announce(id: string): Promise<void> {
    return this.#changed.write(id, '');
  }

  /** Whether this process owns the folder now. At first it reads all, and later what other processes announced. */
  async own(): Promise<boolean> {
    if (!(await this.#takeOwner())) {
      this.#isOwner = false;
      return false;
    }
    const announced = await this.#changed.names();
    const ids = this.#isOwner ? announced : await this.ids();
    if (!this.#isOwner) for (const id of [...this.people.keys()]) this.#remember(id, null);
    const queue = [...ids];
    const work = async () => {
      for (let id = queue.pop(); id !== undefined; id = queue.pop()) this.#remember(id, await this.read(id));
    };
    await Promise.all(Array.from({ length: READ_AT_ONCE }, work));
    if (announced.length > 0) await this.#changed.remove(...announced);
    this.#isOwner = true;
    return true;
  }

  /** Whether this process still owns the folder. Long work renews it, because another process takes over after a minute. */
  async renew(): Promise<boolean> {
    if ((await this.#root.read(OWNER))?.toString() !== this.#token) return false;
    await utimes(join(this.path, OWNER), new Date(), new Date());
    return true;
  }

  async #takeOwner(): Promise<boolean> {
    if (await this.renew()) return true;
    const path = join(this.path, OWNER);
    if ((await this.#root.read(OWNER)) === null) {
      // Of several processes one makes the file.
      return writeFile(path, this.#token, { flag: 'wx', mode: 0o600 }).then(
        () => true,
        () => false,
      );
    }
    const seenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    // The process that wrote last becomes the owner when it next reads its own token.
    if (Date.now() - seenAt > OWNED_FOR_MS) await this.#root.write(OWNER, this.#token);
    return false;
  }

  /** Another process may own the folder at once. */
  async release(): Promise<void> {
    if ((await this.#root.read(OWNER))?.toString() === this.#token) await rm(join(this.path, OWNER), { force: true });
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

function parsed(text: string): Subscriber | undefined {
  try {
    return subscriber.parse(JSON.parse(text));
  } catch (error) {
    log('debug', 'alerts unreadable', { reason: errorText(error).slice(0, 200) });
    return undefined;
  }
}
