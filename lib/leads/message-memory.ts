import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const DAY_MS = 24 * 3_600_000;
const MOST_MESSAGES = 5_000;
const MOST_NAMES = 20;
/** Shorter ones are said by many: "please call me". */
const SHORTEST = 30;

const digest = (text: string) =>
  createHash('sha256').update(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()).digest('base64');

export type MessageMemory = {
  /** Notes a message, and says under how many other names it came within a day. `now` is in milliseconds. */
  readonly otherNames: (message: string | undefined, name: string, now: number) => number;
};

/** Which messages came lately and from whom, as hashes alone: nobody can be found in it. */
export function createMessageMemory(): MessageMemory {
  const names = new LRUCache<string, Map<string, number>>({ max: MOST_MESSAGES });
  return {
    otherNames(message = '', name, now) {
      if (message.length < SHORTEST) return 0;
      const key = digest(message);
      const own = digest(name);
      const recent = [...(names.get(key) ?? [])].filter(([, at]) => now - at < DAY_MS).slice(-MOST_NAMES);
      const others = new Map(recent.filter(([other]) => other !== own));
      names.set(key, new Map([...others, [own, now]]));
      return others.size;
    },
  };
}
