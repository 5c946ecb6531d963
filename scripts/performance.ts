import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { growthPerTenfold } from '../bench/growth.mjs';
import { RUNS, SUITE } from '../bench/suite.mjs';
import { counts, spread } from '../bench/summary.mjs';
import { requirement, shown } from '../bench/table.mjs';

const figure = z.object({
  what: z.string(),
  /** The number of generated listings, if the figure was measured with several numbers of them. */
  homes: z.number().optional(),
  value: z.number().nullable(),
  unit: z.string(),
  atLeast: z.number().optional(),
  atMost: z.number().optional(),
  met: z.boolean().optional(),
  rounds: z.array(z.number().nullable()).optional(),
});

const benchmark = z.object({
  date: z.iso.datetime(),
  seconds: z.number(),
  versions: z.record(z.string(), z.string()),
  /** The pace of the machine before and after the benchmark (bench/pace.mjs). */
  pace: z.array(z.object({ workMs: z.number(), stepNs: z.number(), stallMs: z.number() })),
  state: z.enum(['measured', 'not run', 'broken']),
  notMeasured: z.array(z.string()),
  figures: z.array(figure),
});

const results = z.object({
  date: z.iso.datetime(),
  machine: z.object({ cpu: z.string(), cores: z.number(), memoryGb: z.number(), kernel: z.string() }),
  benchmarks: z.record(z.string(), benchmark),
});

type Figure = z.infer<typeof figure>;
type Benchmark = z.infer<typeof benchmark>;
type Results = z.infer<typeof results>;

export function readResults(): Results {
  return results.parse(JSON.parse(readFileSync('bench/results/latest.json', 'utf8')));
}

const kind = z.object({ tests: z.number(), seconds: z.number() });

const testRun = z.object({
  date: z.iso.datetime(),
  commit: z.string(),
  node: z.string(),
  seconds: z.number(),
  failed: z.number(),
  kinds: z.record(z.string(), kind),
});

type TestRun = z.infer<typeof testRun>;

export function readTestRun(): TestRun {
  return testRun.parse(JSON.parse(readFileSync('bench/results/tests.json', 'utf8')));
}

const cell = (text: string) => text.replaceAll('|', '\\|');

const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;

const met = ({ met }: Figure) => (met === undefined ? '' : met ? 'yes' : '**missed**');

const value = (figure: Figure) => (figure.value === null ? 'none' : `${shown(figure.value)} ${figure.unit}`.trim());

const plainRow = (figure: Figure) =>
  row(figure.what.trim(), value(figure), requirement(figure), spread(figure.rounds), met(figure));

function plainTable(figures: readonly Figure[]): string[] {
  const head = [row('figure', 'value', 'required', 'spread', 'met'), '|---|---|---|---|---|'];
  return figures.length === 0 ? [] : [[...head, ...figures.map(plainRow)].join('\n')];
}

/** A figure for each number of listings. The requirement applies to the largest number. */
function sizesRow(what: string, figures: readonly Figure[]): string {
  const sizes = figures.map(({ homes = 0, value }) => ({ homes, value: value ?? Number.NaN }));
  const growth = growthPerTenfold(sizes);
  const last = figures.at(-1);
  const required = last === undefined ? [] : [requirement(last), met(last)];
  return row(what, ...figures.map(value), growth === null ? '' : `× ${shown(growth)}`, ...required);
}

function sizesTable(figures: readonly Figure[]): string[] {
  if (figures.length === 0) return [];
  const homes = [...new Set(figures.map(({ homes = 0 }) => homes))];
  const names = [...new Set(figures.map(({ what }) => what))];
  const head = ['figure', ...homes.map((count) => `${shown(count)} homes`), 'per tenfold', 'required', 'met'];
  const lines = names.map((name) =>
    sizesRow(
      name,
      figures.filter(({ what }) => what === name),
    ),
  );
  return [[row(...head), `|${head.map(() => '---|').join('')}`, ...lines].join('\n')];
}

const figureTables = (figures: readonly Figure[]): string[] => [
  ...plainTable(figures.filter(({ homes }) => homes === undefined)),
  ...sizesTable(figures.filter(({ homes }) => homes !== undefined)),
];

function paceText(pace: Benchmark['pace']): string {
  if (pace.length === 0) return '';
  const both = (of: (one: Benchmark['pace'][number]) => number) => pace.map((one) => shown(of(one))).join(' and ');
  const [work, step, stall] = [
    both(({ workMs }) => workMs),
    both(({ stepNs }) => stepNs),
    both(({ stallMs }) => stallMs),
  ];
  return `; fixed work ${work} ms, a step through memory ${step} ns, longest stall ${stall} ms`;
}

function benchmarkText(name: string, benchmark: Benchmark): string {
  const { date, seconds, versions, pace, state, notMeasured, figures } = benchmark;
  const { commit = '' } = versions;
  return [
    `### ${name}`,
    `${date.slice(0, 10)}, commit ${commit}, ${shown(Math.max(1, seconds))} s${paceText(pace)}.`,
    ...(state === 'broken' ? ['**It ended before it had measured.**'] : []),
    ...notMeasured.map((reason) => `**Not measured**: ${reason}`),
    ...figureTables(figures),
  ].join('\n\n');
}

function groupText(group: string, names: readonly string[], { benchmarks }: Results): string[] {
  const texts = names.flatMap((name) => {
    const found = benchmarks[name];
    return found === undefined ? [] : [benchmarkText(name, found)];
  });
  return texts.length === 0 ? [] : [`## ${group[0]?.toUpperCase()}${group.slice(1)}`, ...texts];
}

function overview({ date, machine, benchmarks }: Results): string {
  const all = Object.values(benchmarks);
  const { required, met, notRun, broken } = counts(all);
  const { commit, ...software } = all.find((one) => one.date === date)?.versions ?? {};
  const { cpu, cores, memoryGb, kernel } = machine;
  return [
    ['|   |   |', '|---|---|'].join('\n'),
    row('last measured', `${date.slice(0, 10)}, commit ${commit}`),
    row('machine', `${cpu}, ${cores} cores, ${memoryGb} GB, ${kernel}`),
    row(
      'software',
      Object.entries(software)
        .map(([name, version]) => `${name} ${version}`)
        .join(', '),
    ),
    row('required figures', `${met} of ${required} met`),
    row('benchmarks', `${all.length} of ${RUNS.length} measured, not run in full ${notRun}, broken ${broken}`),
  ].join('\n');
}

function testsText({ date, commit, node, seconds, failed, kinds }: TestRun): string {
  const rows = Object.entries(kinds).map(([name, { tests, seconds }]) =>
    row(name, String(tests), `${Math.round(seconds)} s`),
  );
  return [
    '## Tests',
    `\`npm run test:full\` on ${date.slice(0, 10)}, commit ${commit}, Node.js ${node}: ${failed} failed, ${Math.round(seconds)} s in all.`,
    [row('kind', 'tests', 'time, added up over workers'), '|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

export function performancePage(head: string, results: Results, tests: TestRun): string {
  const groups = Object.entries(SUITE).flatMap(([group, names]) => groupText(group, names, results));
  return `${[head.trim(), overview(results), testsText(tests), ...groups].join('\n\n')}\n`;
}

// A test imports this file, and must not write.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(
    'docs/performance.md',
    performancePage(readFileSync('scripts/performance/head.md', 'utf8'), readResults(), readTestRun()),
  );
  console.log('Wrote docs/performance.md from bench/results.');
}
