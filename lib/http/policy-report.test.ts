import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPolicyReport } from './policy-report';

const body = {
  documentURL: 'https://rommai.example/th-th/search?q=secret',
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/a.js?token=1',
};
const BREACH = { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/th-th/search' };

it('reads both formats of reports, without queries', () => {
  expect(
    readPolicyReport(
      JSON.stringify([
        { type: 'csp-violation', body },
        { type: 'deprecation', body },
      ]),
    ),
  ).toEqual([BREACH]);
  const old = {
    'document-uri': body.documentURL,
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src',
    'blocked-uri': body.blockedURL,
  };
  expect(readPolicyReport(JSON.stringify({ 'csp-report': old }))).toEqual([BREACH]);
  expect(readPolicyReport(JSON.stringify({ 'csp-report': { ...old, 'blocked-uri': 'inline' } }))).toEqual([
    { ...BREACH, blocked: 'inline' },
  ]);
});

it('is null for anything but a report', () => {
  for (const text of ['', '{', '{}', '"csp-report"', '{"csp-report":1}', '[{"type":1}]'])
    expect(readPolicyReport(text)).toBeNull();
});

it('returns short texts without line breaks, for any input', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'binary' }),
      fc.string(),
      (directive, blocked, page) => {
        const report = [
          { type: 'csp-violation', body: { effectiveDirective: directive, blockedURL: blocked, documentURL: page } },
        ];
        for (const found of readPolicyReport(JSON.stringify(report)) ?? [])
          for (const text of Object.values(found)) expect(text).toMatch(/^[\w .:/*-]{0,60}$/);
      },
    ),
  );
});

it('reads at most twenty violations of a report', () => {
  const report = Array(500).fill({ type: 'csp-violation', body });
  expect(readPolicyReport(JSON.stringify(report))).toHaveLength(20);
});
