export type Page<T> = { items: readonly T[]; page: number; pages: number; total: number };

/** Returns one page of a list, or null if the page is past the last. An empty list has one empty page. */
export function paginate<T>(all: readonly T[], page: number, size: number): Page<T> | null {
  const pages = Math.max(1, Math.ceil(all.length / size));
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  return { items: all.slice((page - 1) * size, page * size), page, pages, total: all.length };
}

/** The page numbers to show around the current one, with null for a gap: 1 … 4 5 6 … 12. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const gap = number - (numbers[index - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
