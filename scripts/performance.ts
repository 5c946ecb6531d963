import { readFileSync, writeFileSync } from 'node:fs';
import { performancePage } from './performance/page';
import { readResults } from './performance/results';

writeFileSync(
  'docs/performance.md',
  performancePage(readFileSync('scripts/performance/head.md', 'utf8'), readResults()),
);
console.log('docs/performance.md is written anew from bench/results/latest.json.');
