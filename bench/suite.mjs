/** All benchmarks of `npm run bench`, in order and by group. Each runs in a separate process. */
export const SUITE = {
  images: ['images'],
  search: ['search', 'comparables'],
  server: ['server cached', 'server burst', 'server overload', 'server soak', 'drain', 'faults', 'deploy'],
  content: ['firestore', 'import'],
  browser: ['lighthouse', 'interactions'],
  seo: ['seo cards', 'seo sitemap'],
  leads: ['leads', 'leads-fuzz', 'leads-full-disk'],
  alerts: ['alerts'],
  build: ['build'],
  scale: ['scale'],
};

/** The names of all runs, in order. */
export const RUNS = Object.values(SUITE).flat();
export const BENCHMARKS = [...new Set(RUNS.map((name) => name.split(' ')[0]))];

/**
 * The runs for the arguments of a command, each as a list of words: all runs, those of the given benchmarks, or the
 * given benchmarks with further arguments, such as a part or `--quick`. Null if the first argument is not a benchmark.
 *
 * @param {string[]} words
 */
export function asked(words) {
  const end = words.findIndex((word) => !BENCHMARKS.includes(word));
  const names = end < 0 ? words : words.slice(0, end);
  const own = words.slice(names.length);
  const all = RUNS.map((run) => run.split(' '));
  if (own.length > 0 && names.length > 0) return names.map((name) => [name, ...own]);
  if (own.length > 0) return own.every((word) => word.startsWith('--')) ? all.map((run) => [...run, ...own]) : null;
  return names.length === 0 ? all : all.filter(([name]) => names.includes(name));
}

/** Whether a run is saved in the results. Partial runs, such as quick ones, are not: they would look like full ones. */
export const isKept = (name) => RUNS.includes(name);
