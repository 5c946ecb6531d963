import { RUNS, SUITE } from '../../bench/suite.mjs';
import { counts } from '../../bench/summary.mjs';
import { shown } from '../../bench/table.mjs';
import type { Benchmark, Results, TestRun } from './results';
import { figureTables, row } from './tables';

/** The pace of the machine before and after the benchmark. Empty for old results without it. */
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

/** The page with all figures: `head`, the machine, the last full test run, and tables for each benchmark. */
export function performancePage(head: string, results: Results, tests: TestRun): string {
  const groups = Object.entries(SUITE).flatMap(([group, names]) => groupText(group, names, results));
  return `${[head.trim(), overview(results), testsText(tests), ...groups].join('\n\n')}\n`;
}
