import { enlarged } from './number-lists';

export const ROOT = 0;

function hashOf(node: number, letter: number): number {
  const hash = Math.imul(node + Math.imul(letter, 0x85ebca6b), 0x9e3779b1);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A small Bloom filter of the words' first letters, which answers most lookups without a walk. */
const FIRST_LETTERS = 3;
const FIRSTS_BITS = 18;

function firstsBit(text: string, index: number): number {
  let hash = 0;
  for (let next = index; next < index + FIRST_LETTERS; next++) hash = Math.imul(hash, 0x1003f) + text.charCodeAt(next);
  return Math.imul(hash, 0x9e3779b1) >>> (32 - FIRSTS_BITS);
}

/** The fields of a node, in this order. They are adjacent in memory because a step reads an arbitrary node. */
const SIZE = 5;
const [LETTER, PARENT, VALUE, FIRST_CHILD, NEXT_SIBLING] = [0, 1, 2, 3, 4];

/** Maps words to numbers. One hash table of all nodes, because the first letters can have a hundred successors. */
export class LetterTrie {
  private nodes: Uint32Array = new Uint32Array(SIZE * 1_024);
  private count = 1;
  private readonly firsts = new Uint8Array(2 ** (FIRSTS_BITS - 3));
  private slots = new Uint32Array(1_024);

  private field(node: number, part: number): number {
    return this.nodes[node * SIZE + part] ?? 0;
  }

  private slotOf(node: number, letter: number): number {
    const mask = this.slots.length - 1;
    let slot = hashOf(node, letter) & mask;
    for (;;) {
      const child = this.slots[slot] ?? 0;
      if (child === 0 || (this.field(child, PARENT) === node && this.field(child, LETTER) === letter)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  /** Whether a word may begin at this index. May return a false positive, never a false negative. */
  mayBegin(text: string, index: number): boolean {
    if (index + FIRST_LETTERS > text.length) return false;
    const bit = firstsBit(text, index);
    return ((this.firsts[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0;
  }

  step(node: number, letter: number): number {
    return this.slots[this.slotOf(node, letter)] ?? 0;
  }

  walk(text: string, from: number = ROOT): number {
    let node = from;
    for (let index = 0; index < text.length; index++) {
      node = this.step(node, text.charCodeAt(index));
      if (node === 0) return 0;
    }
    return node;
  }

  valueAt(node: number): number {
    return this.field(node, VALUE);
  }

  /** Sets the number (from 1) of a word. Throws if the word has fewer than three letters. */
  put(word: string, value: number): void {
    if (word.length < FIRST_LETTERS) throw new RangeError(`${word} is too short`);
    let node: number = ROOT;
    for (let index = 0; index < word.length; index++) {
      const letter = word.charCodeAt(index);
      node = this.step(node, letter) || this.grow(node, letter);
    }
    this.nodes[node * SIZE + VALUE] = value;
    const bit = firstsBit(word, 0);
    this.firsts[bit >>> 3] = (this.firsts[bit >>> 3] ?? 0) | (1 << (bit & 7));
  }

  private grow(node: number, letter: number): number {
    const child = this.count++;
    if (this.count * SIZE > this.nodes.length) this.nodes = enlarged(this.nodes, this.count * SIZE);
    this.nodes[child * SIZE + LETTER] = letter;
    this.nodes[child * SIZE + PARENT] = node;
    this.nodes[child * SIZE + NEXT_SIBLING] = this.field(node, FIRST_CHILD);
    this.nodes[node * SIZE + FIRST_CHILD] = child;
    this.slots[this.slotOf(node, letter)] = child;
    if (this.count * 2 > this.slots.length) this.growSlots();
    return child;
  }

  private growSlots(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    for (let node = 1; node < this.count; node++)
      this.slots[this.slotOf(this.field(node, PARENT), this.field(node, LETTER))] = node;
  }

  /** Up to `atMost` numbers of longer words below this node, shorter words first. */
  valuesBeyond(node: number, atMost: number): number[] {
    const found: number[] = [];
    const waiting = [node];
    for (let index = 0; index < waiting.length && found.length < atMost; index++) {
      const current = waiting[index] ?? 0;
      if (index > 0 && this.field(current, VALUE) !== 0) found.push(this.field(current, VALUE));
      for (let child = this.field(current, FIRST_CHILD); child !== 0; child = this.field(child, NEXT_SIBLING))
        waiting.push(child);
    }
    return found;
  }
}
