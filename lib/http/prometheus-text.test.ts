import { expect, it } from 'vitest';
import { prometheusText, single } from './prometheus-text';

it('writes help and type once for a metric, then its samples', () => {
  const text = prometheusText([
    {
      name: 'answers_total',
      kind: 'counter',
      help: 'Answers.',
      samples: [
        { labels: { kind: 'page', class: '2xx' }, value: 3 },
        { labels: { kind: 'page', class: '5xx' }, value: 0 },
      ],
    },
    single('up', 'gauge', 'Whether.', 1),
  ]);
  expect(text).toBe(
    [
      '# HELP rommai_answers_total Answers.',
      '# TYPE rommai_answers_total counter',
      'rommai_answers_total{kind="page",class="2xx"} 3',
      'rommai_answers_total{kind="page",class="5xx"} 0',
      '# HELP rommai_up Whether.',
      '# TYPE rommai_up gauge',
      'rommai_up 1',
      '',
    ].join('\n'),
  );
});

it('escapes line breaks and quotes in help texts and labels', () => {
  const samples = [{ labels: { what: 'a"b\\c\nd' }, value: Number.POSITIVE_INFINITY }];
  expect(prometheusText([{ name: 'x', kind: 'gauge', help: 'two\nlines \\', samples }])).toBe(
    '# HELP rommai_x two\\nlines \\\\\n# TYPE rommai_x gauge\nrommai_x{what="a\\"b\\\\c\\nd"} +Inf\n',
  );
});

it('writes NaN for an unknown value', () => {
  expect(prometheusText([single('age_seconds', 'gauge', 'Age.', Number.NaN)])).toContain('rommai_age_seconds NaN\n');
});
