import { expect, it } from 'vitest';
import { llmsText } from './llms-text';

it('contains a heading, a quoted summary, notes, and sections of links (llmstxt.org)', () => {
  const text = llmsText({ name: 'Rommai', summary: 'Homes,\nchecked', notes: ['One.', 'Two.'] }, [
    { title: 'Pages', links: [{ name: 'A [b]', url: 'https://a.example/', text: 'First\nof all' }] },
    { title: 'Optional', links: [{ name: 'Privacy', url: 'https://a.example/p' }] },
  ]);
  expect(text).toBe(`# Rommai

> Homes, checked

One.

Two.

## Pages

- [A \\[b\\]](https://a.example/): First of all

## Optional

- [Privacy](https://a.example/p)
`);
});
