export type Sample = {
  readonly value: number;
  readonly suffix?: '_bucket' | '_sum' | '_count';
  readonly labels?: Readonly<Record<string, string>>;
};

/** By convention, counters end in `_total`, times are in seconds and sizes in bytes. */
export type Family = {
  readonly name: string;
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
};

export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const PREFIX = 'rommai_';

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '"': '\\"' };
const escapeHelp = (text: string) => text.replace(/[\\\n]/g, (character) => ESCAPES[character] ?? character);
const escapeLabel = (text: string) => text.replace(/[\\\n"]/g, (character) => ESCAPES[character] ?? character);

function numberText(value: number): string {
  if (Number.isFinite(value) || Number.isNaN(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
}

function labelsText(labels: Sample['labels'] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

export const single = (name: string, kind: 'counter' | 'gauge', help: string, value: number): Family => ({
  name,
  kind,
  help,
  samples: [{ value }],
});

/** The Prometheus text format, version 0.0.4 (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export function prometheusText(families: readonly Family[]): string {
  const lines = families.flatMap(({ name, kind, help, samples }) => [
    `# HELP ${PREFIX}${name} ${escapeHelp(help)}`,
    `# TYPE ${PREFIX}${name} ${kind}`,
    ...samples.map(
      ({ value, suffix = '', labels }) => `${PREFIX}${name}${suffix}${labelsText(labels)} ${numberText(value)}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}
