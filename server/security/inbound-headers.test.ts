import { expect, it } from 'vitest';
import { dropForeignHeaders } from './inbound-headers';

const sent = () => ({
  host: 'rommai.example',
  cookie: 'a=1',
  rsc: '1',
  'next-router-state-tree': 'x',
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'elsewhere.example',
  forwarded: 'host=elsewhere.example',
  'content-security-policy': "script-src 'nonce-mine'",
  'x-middleware-subrequest': 'middleware',
  'x-nextjs-data': '1',
  'next-action': 'abc',
});

const namesOfKept = (proxies: number) => {
  const headers = sent();
  dropForeignHeaders(headers, proxies);
  return Object.keys(headers);
};

it('drops the headers that Next would trust', () => {
  expect(namesOfKept(0)).toEqual(['host', 'cookie', 'rsc', 'next-router-state-tree']);
});

it('keeps the headers of a trusted proxy, and drops the rest', () => {
  expect(namesOfKept(1)).toEqual(expect.arrayContaining(['x-forwarded-for', 'x-forwarded-host', 'forwarded']));
  expect(namesOfKept(1)).not.toEqual(expect.arrayContaining(['x-middleware-subrequest']));
});
