/** Ids from `from` on, before `to`; without one of them, to the end. */
export type IdRange = { readonly from?: string; readonly to?: string };

/** So few documents are read rather than counted by halves. */
const FEW = 16;

/**
 * Finds by counts alone where the source has more or fewer documents than are known, in ranges of few known ids each.
 * `ids` in order, without duplicates; `total` is the source's own count. Null when there are more than `most` ranges:
 * then everything is better read anew.
 */
export async function differingRanges(
  ids: readonly string[],
  total: number,
  count: (range: IdRange) => Promise<number>,
  most: number,
): Promise<IdRange[] | null> {
  const found: IdRange[] = [];
  const open: { range: IdRange; first: number; end: number; total: number }[] = [
    { range: {}, first: 0, end: ids.length, total },
  ];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { range, first, end } = part;
    if (part.total === end - first) continue;
    if (end - first <= FEW) {
      found.push(range);
      if (found.length > most) return null;
      continue;
    }
    const middle = Math.floor((first + end) / 2);
    const border = ids[middle];
    if (border === undefined) throw new RangeError('the middle of a list is in it');
    const lower = { ...range, to: border };
    const below = await count(lower);
    open.push({ range: { ...range, from: border }, first: middle, end, total: part.total - below });
    open.push({ range: lower, first, end: middle, total: below });
  }
  return found;
}
