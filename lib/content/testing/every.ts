/** Collects all values into a list. */
export async function every(values: Iterable<unknown> | AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const value of values) all.push(value);
  return all;
}
