import { readFileSync, writeFileSync } from 'node:fs';
import { analyticsGuide } from './analytics/guide';

writeFileSync('docs/analytics.md', analyticsGuide(readFileSync('scripts/analytics/head.md', 'utf8')));
console.log('Wrote docs/analytics.md from lib/analytics/catalogue.ts.');
