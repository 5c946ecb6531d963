const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;

/** Compares texts in the order of their UTF-8 bytes. For surrogates, the order of UTF-16 code units is different. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [x, y] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (x === y) continue;
    return isSurrogate(x) === isSurrogate(y) ? x - y : Number(isSurrogate(x)) - Number(isSurrogate(y));
  }
  return a.length - b.length;
}

/** Compares names of documents segment by segment, so that documents come directly after their parent. */
export function compareNames(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  for (const [index, segment] of left.entries()) {
    const difference = compareText(segment, right[index] ?? '');
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
