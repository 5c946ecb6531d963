import { readFileSync } from 'node:fs';
import { z } from 'zod';

const figure = z.object({
  what: z.string(),
  /** The number of generated listings, if the figure was measured with several numbers of them. */
  homes: z.number().optional(),
  /** Null if the measurement returned no number. */
  value: z.number().nullable(),
  unit: z.string(),
  atLeast: z.number().optional(),
  atMost: z.number().optional(),
  /** Only set if there is a requirement. */
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

export type Figure = z.infer<typeof figure>;
export type Benchmark = z.infer<typeof benchmark>;
export type Results = z.infer<typeof results>;

/** Reads the last results of `npm run bench` (bench/results.mjs writes them). */
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

export type TestRun = z.infer<typeof testRun>;

/** Reads the result of the last `npm run test:full` (scripts/test.mjs writes it). */
export function readTestRun(): TestRun {
  return testRun.parse(JSON.parse(readFileSync('bench/results/tests.json', 'utf8')));
}
