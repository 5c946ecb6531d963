import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withInlineBoundaries } from './inline-boundaries';

async function rendered(query: string): Promise<string> {
  const fallback = createElement('a', { href: '/' }, 'EN');
  const link = createElement('a', { href: `/${query}` }, 'EN');
  const text = createElement('p', {}, 'text '.repeat(5_000));
  const stream = await renderToReadableStream(
    createElement('main', {}, text, createElement(Suspense, { fallback }, link)),
  );
  await stream.allReady;
  return new Response(stream).text();
}

const SHORT = '?q=a';
const LONG = `?q=${'a'.repeat(500)}`;

it('puts a long link into its place, as React does with a short one', async () => {
  const long = await rendered(LONG);
  expect(long).toContain('<script>');
  expect(withInlineBoundaries(long)).toBe((await rendered(SHORT)).replace(SHORT, LONG));
});

it('leaves a page without such boundaries, or without their content, as it is', async () => {
  const short = await rendered(SHORT);
  expect(withInlineBoundaries(short)).toBe(short);
  const cut = (await rendered(LONG)).replace('$RC("B:0"', '$RC("B:1"');
  expect(withInlineBoundaries(cut)).toBe(cut);
});
