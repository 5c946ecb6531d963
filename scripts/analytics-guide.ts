import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { CATALOGUE, VIEW } from '../lib/analytics/catalogue';
import type { Entry, Rule } from '../lib/analytics/catalogue-entry';

const ENTRIES: readonly Entry[] = [VIEW, ...Object.values(CATALOGUE)];

const rulesOf = ({ parameters }: Entry) => Object.entries<Rule>(parameters);

const cell = (text: string) => text.replaceAll('|', '\\|');

function titleOf(entry: Entry): string {
  const { event, target } = entry.example;
  const action = rulesOf(entry).find(([name]) => name === 'action')?.[1].allowed;
  return action === undefined ? `\`${event}\`` : `\`${target}\`: ${action}`;
}

function entryText(entry: Entry): string {
  const { when, ga4, example } = entry;
  const rows = rulesOf(entry).map(
    ([name, { type, allowed, means }]) => `| \`${name}\` | ${type} | ${cell(allowed)} | ${cell(means)} |`,
  );
  return [
    `### ${titleOf(entry)}`,
    when,
    `GA4 event: ${ga4 ?? 'none.'}`,
    ['| parameter | type | allowed | meaning |', '|---|---|---|---|', ...rows].join('\n'),
    ['```json', JSON.stringify(example, null, 2), '```'].join('\n'),
  ].join('\n\n');
}

function topicText(topic: string): string {
  const entries = ENTRIES.filter((entry) => entry.topic === topic);
  return [`## ${topic}`, ...entries.map(entryText)].join('\n\n');
}

function overview(): string {
  const rows = ENTRIES.map((entry) => `| ${entry.topic} | ${titleOf(entry)} | ${cell(entry.when)} |`);
  return ['| topic | event | when |', '|---|---|---|', ...rows].join('\n');
}

export function analyticsGuide(head: string): string {
  const topics = [...new Set(ENTRIES.map(({ topic }) => topic))];
  return `${[head.trim(), '## All events', overview(), ...topics.map(topicText)].join('\n\n')}\n`;
}

// A test imports this file, and must not write.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync('docs/analytics.md', analyticsGuide(readFileSync('scripts/analytics/head.md', 'utf8')));
  console.log('Wrote docs/analytics.md from lib/analytics/catalogue.ts.');
}
