import { readFileSync, writeFileSync } from 'node:fs';
import { performancePage } from './performance/page';
import { readResults, readTestRun } from './performance/results';

writeFileSync(
  'docs/performance.md',
  performancePage(readFileSync('scripts/performance/head.md', 'utf8'), readResults(), readTestRun()),
);
console.log('docs/performance.md is written from bench/results.');
