/**
 * The factor by which a figure grows with ten times as many listings, from the first and the last of the sizes. Null if
 * there is nothing to compare.
 *
 * @param {readonly { homes: number, value: number }[]} sizes
 */
export function growthPerTenfold(sizes) {
  const few = sizes[0];
  const many = sizes.at(-1);
  if (few === undefined || many === undefined || few.homes === many.homes || !(few.value > 0 && many.value > 0))
    return null;
  return (many.value / few.value) ** (1 / Math.log10(many.homes / few.homes));
}
