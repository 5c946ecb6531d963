/**
 * The edit distance of two words, with a swap of neighbours as one edit (optimal string alignment). Returns `atMost +
 * 1` if there are more.
 */
export function editDistance(a: string, b: string, atMost: number): number {
  if (Math.abs(a.length - b.length) > atMost) return atMost + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > atMost) return atMost + 1;
    before = above;
    above = current;
  }
  return Math.min(above[b.length] ?? 0, atMost + 1);
}
