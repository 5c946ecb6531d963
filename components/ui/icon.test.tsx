import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconMarkup } from '@/lib/icons/icon-markup.server';
import { renderOnPage } from '../testing/render';
import { ContentIcon, Icon, IN_STYLE_SHEET } from './icon';

function drawingOf(icon: React.ReactElement): string {
  const { container, unmount } = renderOnPage(icon);
  const drawing = container.querySelector('svg')?.innerHTML ?? '';
  unmount();
  return drawing;
}

it.each([
  ['lucide:sailboat', 'sailboat'],
  ['lucide:home', 'house'],
  ['lucide:no-such-icon', 'store'],
  ['lucide:constructor', 'store'],
  [undefined, 'store'],
  ['mdi:ferry', 'store'],
])('I4 %s is drawn in the markup as %s', (name, drawn) => {
  expect(drawingOf(<ContentIcon name={name} fallback="store" />)).toBe(drawingOf(<Icon name={drawn} />));
});

it('I4 the box of an icon that has not loaded yet has the size and the classes of one in the markup', () => {
  const { container } = renderOnPage(<ContentIcon name="mdi:ferry" fallback="store" className="mt-1" />);
  expect(container.querySelector('span')?.className).toBe('icon mt-1');
  expect(container.querySelector('svg')?.getAttribute('class')).toBe('icon block size-full');
});

it('I4 the icons of the style sheet are those of the installed set, at their places in one picture', () => {
  const css = readFileSync('app/icon-classes.css', 'utf8');
  const [, uri = ''] = /--icons: url\("data:image\/svg\+xml,([^"]+)"\)/.exec(css) ?? [];
  const drawings = decodeURIComponent(uri)
    .replaceAll("'", '"')
    .split(/<g transform="translate\(/)
    .slice(1);
  const places = new Map(
    [...css.matchAll(/--icon-([\w-]+): (\d+);/g)].map(([, name = '', place]) => [name, Number(place)]),
  );
  const drawn = [...css.matchAll(/\.icon-([\w-]+) \{\s+--icon: var\(--icon-\1\)/g)].map(([, name = '']) => name);
  expect(drawn).toEqual(expect.arrayContaining([...IN_STYLE_SHEET]));
  for (const name of drawn) {
    const drawing = drawings[places.get(name) ?? Number.NaN];
    expect(drawing, name).toMatch(new RegExp(`^${24 * (places.get(name) ?? 0)}\\)`));
    expect(drawing, name).toContain(iconMarkup(name).body);
  }
  expect(css).toContain(
    `calc(var(--icon) * 100% / ${drawings.length - 1}) 0 / ${100 * drawings.length}% 100% no-repeat`,
  );
});
