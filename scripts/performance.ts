import { readFileSync, writeFileSync } from 'node:fs';
import { performancePage } from './performance/page';
import { readResults, readTestRun } from './performance/results';

writeFileSync(
  'docs/performance.md',
  performancePage(readFileSync('scripts/performance/head.md', 'utf8'), readResults(), readTestRun()),
);
console.log('Wrote docs/performance.md from bench/results.');
