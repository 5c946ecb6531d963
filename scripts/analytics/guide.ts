import { CATALOGUE, type Entry, VIEW } from '../../lib/analytics/catalogue';
import type { Rule } from '../../lib/analytics/event-rule';

const ENTRIES: readonly Entry[] = [VIEW, ...Object.values(CATALOGUE)];

const rulesOf = ({ parameters }: Entry) => Object.entries<Rule>(parameters);

/** Escapes the pipe, because it would end the table cell. */
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
    `GA4: ${ga4}`,
    ['| parameter | type | allowed | what it says |', '|---|---|---|---|', ...rows].join('\n'),
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

/** The guide for marketing staff, as Markdown: `head`, then every event of the catalogue. */
export function analyticsGuide(head: string): string {
  const topics = [...new Set(ENTRIES.map(({ topic }) => topic))];
  return `${[head.trim(), '## All events', overview(), ...topics.map(topicText)].join('\n\n')}\n`;
}
