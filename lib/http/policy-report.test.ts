import fc from 'fast-check';
import { anyText } from 'thai-property-search/testing/any-text';
import { expect, it } from 'vitest';
import { readPolicyReport } from './policy-report';

const report = {
  'document-uri': 'https://rommai.example/th-th/search?q=secret',
  'effective-directive': 'script-src-elem',
  'violated-directive': 'script-src',
  'blocked-uri': 'https://evil.example/a.js?token=1',
};
const VIOLATION = { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/th-th/search' };

const read = (changes: object) => readPolicyReport(JSON.stringify({ 'csp-report': { ...report, ...changes } }));

it('reads a report, without queries', () => {
  expect(read({})).toEqual(VIOLATION);
  const secret = 'https://rommai.example/en-us/contact-us-for-sell/status/3f9a07c1';
  expect(read({ 'document-uri': secret })).toMatchObject({ page: '/en-us/contact-us-for-sell/status/' });
  expect(read({ 'blocked-uri': 'inline' })).toEqual({ ...VIOLATION, blocked: 'inline' });
  expect(read({ 'effective-directive': undefined })).toEqual({ ...VIOLATION, directive: 'script-src' });
});

it('is null for anything but a report', () => {
  for (const text of ['', '{', '{}', '"csp-report"', '{"csp-report":1}', '[{"type":1}]'])
    expect(readPolicyReport(text)).toBeNull();
});

it('returns short texts without line breaks, for any input', () => {
  const text = anyText();
  fc.assert(
    fc.property(text, text, fc.string(), (directive, blocked, page) => {
      const violation = read({ 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': page });
      for (const value of Object.values(violation ?? {})) expect(value).toMatch(/^[\w .:/*-]{0,60}$/);
    }),
  );
});
