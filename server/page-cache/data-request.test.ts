import { expect, it } from 'vitest';
import { correctDataUrl, dataHeaders, isDataRequest, isSupportedData } from './data-request';

const encodeState = (state: unknown) => encodeURIComponent(JSON.stringify(state));
const tree = (locale: string, ...marks: (string | null)[]) =>
  encodeState([
    '',
    { children: [['locale', locale, 'd', null], { children: ['search', {}] }, null, marks[1]] },
    null,
    marks[0],
  ]);
const stateOf = (header: string, kind?: string) => {
  const headers = { rsc: '1', 'next-router-state-tree': header, ...(kind && { 'next-router-prefetch': kind }) };
  return dataHeaders({ headers }, 'th-th')['next-router-state-tree'];
};

it('reduces every router state to one of a few forms', () => {
  const states = [
    tree('th-th'),
    encodeState(['', { children: [['locale', 'th-th', 'd', null], { children: ['evil', { other: ['X', {}] }] }] }]),
    tree('en-us'),
    tree('th-th', 'refetch'),
    tree('th-th', null, 'refetch'),
    encodeState('evil'),
    encodeState([[], { children: 1 }]),
    'garbage%',
  ].map((state) => stateOf(state));
  const inLayout = encodeState(['', { children: [['locale', 'th-th', 'd', null], { children: ['__PAGE__', {}] }] }]);
  expect(states).toEqual([inLayout, inLayout, ...Array(6).fill(undefined)]);
  const headAlone = encodeState(['', {}, null, 'metadata-only']);
  expect(stateOf(headAlone, '1')).toBe(headAlone);
});

it('ignores every other header', () => {
  const headers = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/th-th/evil',
    cookie: 'a=1',
  };
  const { 'next-url': _url, cookie: _cookie, ...known } = headers;
  expect(dataHeaders({ headers }, 'th-th')).toEqual(known);
  expect(dataHeaders({ headers: { rsc: '1', 'next-router-prefetch': 'evil' } }, 'th-th')).toEqual({ rsc: '1' });
});

it('corrects a wrong data address', async () => {
  const right = (path: string, headers: Record<string, string> = {}) =>
    correctDataUrl({ headers: { rsc: '1', ...headers } }, new URL(path, 'http://internal'));
  expect(await right('/th-th?_rsc')).toBeNull();
  expect(await right('/th-th')).toBe('/th-th?_rsc=');
  expect(await right('/th-th?b=%20&_rsc=x&a', { 'next-url': '/th-th' })).toMatch(/^\/th-th\?b=%20&a&_rsc=[\w-]{16}$/);
  const address = await right('/th-th', { 'next-url': '/th-th' });
  expect(await right(address ?? '', { 'next-url': '/th-th' })).toBeNull();
});

it('recognises the data requests that pages of this site send', () => {
  expect([isDataRequest({ headers: { rsc: '1' } }), isDataRequest({ headers: { rsc: '0' } })]).toEqual([true, false]);
  expect(isSupportedData({ headers: { 'next-router-segment-prefetch': '/_tree' } })).toBe(true);
  expect(isSupportedData({ headers: { 'next-router-segment-prefetch': '/evil' } })).toBe(false);
});
