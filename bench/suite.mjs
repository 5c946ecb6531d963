/** All that `npm run bench` measures, in its order: each line is a process of its own, under the heading of its group. */
export const SUITE = {
  images: ['images'],
  search: ['search', 'comparables'],
  server: [
    'server cached',
    'server burst',
    'server overload',
    'server soak',
    'drain',
    'nginx',
    'bad-input',
    'faults',
    'deploy',
  ],
  content: ['firestore', 'import'],
  lighthouse: ['lighthouse'],
  seo: ['seo cards', 'seo sitemap'],
  leads: ['leads', 'leads-fuzz', 'leads-full-disk'],
  build: ['build'],
  scale: ['scale'],
};

/** The names of all runs, in their order. */
export const RUNS = Object.values(SUITE).flat();
export const BENCHMARKS = [...new Set(RUNS.map((name) => name.split(' ')[0]))];

/**
 * The runs that the words of a command ask for, each as its words: all; those of the benchmarks named; or these with words
 * of their own, such as a part or `--quick`. Null where the first word names none.
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

/** What the whole suite measures too goes into the results; a quick run or a single fault would stand there for more. */
export const isKept = (name) => RUNS.includes(name);
