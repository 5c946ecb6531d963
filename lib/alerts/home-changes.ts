import { z } from 'zod';
import type { Listing } from '../content/collections';
import { news } from './alert';

/** `H` is a home that visitors cannot see. */
const STATUS = { Active: 'A', Reserved: 'R', Sold: 'S' } as const;
type Letter = (typeof STATUS)[keyof typeof STATUS] | 'H';

/** The status and price of a home as last told, and for one that is hidden, since when, in milliseconds. */
const seenHome = z.union([
  z.tuple([z.enum(['A', 'R', 'S']), z.number().nullable()]),
  z.tuple([z.literal('H'), z.number().nullable(), z.number()]),
]);
type SeenHome = z.output<typeof seenHome>;

/** `written`: when the file was written, which a copy of it keeps. `told`: the last changes that all were told of. */
export const seenHomes = z.object({
  at: z.number(),
  written: z.number().optional(),
  homes: z.record(z.string(), seenHome),
  told: z.string().optional(),
});

const homeChange = z.object({ news, price: z.number().nullable() });
export type HomeChange = Readonly<z.output<typeof homeChange>>;

/** Changes of which some subscribers may have been told. */
export const begunChanges = z.object({ id: z.string(), changes: z.array(homeChange) });
export type BegunChanges = z.output<typeof begunChanges>;

/** Content that was missing for a moment is no news when it is back. */
const HIDDEN_MS = 3_600_000;
const HIDDEN_KEPT_MS = 90 * 86_400_000;

type Home = Pick<Listing, 'id' | 'price' | 'recordStatus'>;
export type Seen = ReadonlyMap<string, SeenHome>;

const letterOf = ({ recordStatus }: Home): Exclude<Letter, 'H'> | undefined =>
  recordStatus === 'Active' || recordStatus === 'Reserved' || recordStatus === 'Sold'
    ? STATUS[recordStatus]
    : undefined;

/** What changed since homes were last seen, and how they are seen now: the same object if nothing changed. */
export function compareHomes(
  before: Seen,
  homes: ReadonlyMap<string, Home>,
  now: number,
): { readonly seen: Seen; readonly changes: readonly HomeChange[] } {
  const changed: [string, SeenHome][] = [];
  const forgotten: string[] = [];
  const changes: HomeChange[] = [];
  for (const home of homes.values()) {
    const letter = letterOf(home);
    const was = before.get(home.id);
    if (letter === undefined || (was?.[0] === letter && was[1] === home.price)) continue;
    changed.push([home.id, [letter, home.price]]);
    const news = newsOf(home, was, letter, now);
    if (news !== null) changes.push({ news, price: home.price });
  }
  for (const [id, was] of before) {
    const home = homes.get(id);
    if (home !== undefined && letterOf(home) !== undefined) continue;
    if (was[0] !== 'H') changed.push([id, ['H', was[1], now]]);
    else if (now - was[2] > HIDDEN_KEPT_MS) forgotten.push(id);
  }
  if (changed.length + forgotten.length === 0) return { seen: before, changes };
  const seen = new Map(before);
  for (const [id, home] of changed) seen.set(id, home);
  for (const id of forgotten) seen.delete(id);
  return { seen, changes };
}

/** Homes as seen after changes that another process told. */
export const seenAfter = (before: Seen, changes: readonly HomeChange[]): Seen =>
  new Map([
    ...before,
    ...changes.map(({ news: { home, kind }, price }): [string, SeenHome] => [
      home,
      [kind === 'sold' ? 'S' : 'A', price],
    ]),
  ]);

function newsOf(
  { id, price }: Home,
  was: SeenHome | undefined,
  letter: Letter,
  now: number,
): HomeChange['news'] | null {
  if (was === undefined) return letter === 'A' ? { home: id, kind: 'new' } : null;
  if (letter === 'S') return was[0] === 'S' ? null : { home: id, kind: 'sold' };
  if (letter === 'R') return null;
  const isBack = was[0] === 'H' ? now - was[2] > HIDDEN_MS : was[0] !== 'A';
  if (isBack) return { home: id, kind: 'back' };
  return was[1] === price ? null : { home: id, kind: 'price', from: was[1] };
}

/** Whether search alerts report this change. They do not report higher prices. */
export const isForSearches = ({ news: { kind, from }, price }: HomeChange): boolean =>
  kind === 'new' ||
  kind === 'back' ||
  (kind === 'price' && price !== null && price < (from ?? Number.POSITIVE_INFINITY));
