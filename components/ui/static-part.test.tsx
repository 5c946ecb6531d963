import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { LocalLink } from './navigation';
import { StaticPart } from './static-part';

const partOf = (id: string, content: string) => `<section id="${id}" class="facts">${content}</section>`;

const part = (id: string) => <StaticPart as="section" id={id} className="facts" />;

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`${selector} is missing`);
  return found;
};

it('renders its children if the data of the page has them', async () => {
  const children = <LocalLink href="/search">Search</LocalLink>;
  const { user, router } = renderOnPage(
    <StaticPart as="section" id="whole">
      {children}
    </StaticPart>,
  );
  expect(find('#whole a').getAttribute('href')).toBe('/en-us/search');
  await user.pointer({ target: find('#whole') });
  expect(router.push).not.toHaveBeenCalled();
});

it('keeps the elements of the server when it hydrates, when it renders again, and when the page comes back', () => {
  const markup = partOf('kept', '<details><summary>Facts</summary>34 m²</details>');
  const { rerender } = renderOnPage(part('kept'), { markup });
  const details = find('#kept details');
  details.setAttribute('open', '');
  rerender(part('kept'));
  expect(find('#kept details')).toBe(details);
  expect(details.hasAttribute('open')).toBe(true);
  rerender(<p>Another page</p>);
  expect(document.querySelector('#kept')).toBeNull();
  rerender(part('kept'));
  expect(find('#kept').outerHTML).toBe(markup);
});

it('navigates in the page for a plain press on a link to a page, with a prefetch when it is pointed at', () => {
  const content = '<a href="/en-us/our-team"><b>Team</b></a>';
  const { router } = renderOnPage(part('links'), { markup: partOf('links', content) });
  const word = find('#links b');
  fireEvent.pointerOver(word);
  expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/en-us/our-team');
  expect(fireEvent.click(word)).toBe(false);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/en-us/our-team', { scroll: true });
  expect(fireEvent.click(word, { ctrlKey: true })).toBe(true);
  expect(router.push).toHaveBeenCalledOnce();
});

it.each([
  '<a href="tel:+6620000100">Call</a>',
  '<a href="#money">Costs</a>',
  '<a href="/en-us/feeds/homes" type="application/rss+xml">Feed</a>',
  '<a href="/en-us/our-team" target="_blank">Team</a>',
  '<a href="/plan.webp" data-opens="">Plan</a>',
  '<a href="https://line.me/">LINE</a>',
])('leaves %s to the browser', (link) => {
  const { router, unmount } = renderOnPage(part(`other ${link}`), {
    markup: partOf('', link).replace('id=""', `id='other ${link}'`),
  });
  const anchor = find('section a');
  const prevented = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', prevented, { once: true });
  fireEvent.pointerOver(anchor);
  fireEvent.click(anchor);
  expect(router.push).not.toHaveBeenCalled();
  expect(router.prefetch).not.toHaveBeenCalled();
  unmount();
});

it('does not prefetch for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { router } = renderOnPage(part('saving'), { markup: partOf('saving', '<a href="/en-us/search">Search</a>') });
  fireEvent.pointerOver(find('#saving a'));
  expect(router.prefetch).not.toHaveBeenCalled();
});
