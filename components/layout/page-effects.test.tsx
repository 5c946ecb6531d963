import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { FragmentLinks, PageFocus } from './page-effects';

it('copies the router state to the history entry of a link within the page', () => {
  renderOnPage(
    <>
      <FragmentLinks />
      <button type="button">Skip to content</button>
    </>,
  );
  history.replaceState({ tree: 'home' }, '', '/en-us');
  const oldURL = location.href;
  fireEvent.click(screen.getByRole('button'));
  history.pushState(null, '', '/en-us#content');
  window.dispatchEvent(Object.assign(new Event('hashchange'), { oldURL, newURL: location.href }));
  expect(history.state).toEqual({ tree: 'home' });

  history.pushState(null, '', '/en-us#typed');
  window.dispatchEvent(
    Object.assign(new Event('hashchange'), { oldURL: 'http://localhost/elsewhere', newURL: location.href }),
  );
  expect(history.state, 'the link was on another page').toBeNull();
});

it('copies it also if the link was pressed before, and its entry opens after', () => {
  history.replaceState({ tree: 'home' }, '', '/en-us');
  const oldURL = location.href;
  renderOnPage(<FragmentLinks />);
  history.pushState(null, '', '/en-us#content');
  window.dispatchEvent(Object.assign(new Event('hashchange'), { oldURL, newURL: location.href }));
  expect(history.state).toEqual({ tree: 'home' });
});

function PressedAtOnce({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    history.replaceState({ tree: 'home' }, '', '/en-us');
    const oldURL = location.href;
    document.body.click();
    history.pushState(null, '', '/en-us#content');
    window.dispatchEvent(Object.assign(new Event('hashchange'), { oldURL, newURL: location.href }));
  }, []);
  return children;
}

it('copies the router state for a press that comes as soon as the page is alive', () => {
  renderOnPage(
    <PressedAtOnce>
      <FragmentLinks />
    </PressedAtOnce>,
  );
  expect(history.state).toEqual({ tree: 'home' });
});

const show = (url: string) =>
  renderOnPage(
    <>
      <PageFocus />
      <main id="content" tabIndex={-1}>
        <button type="button">Save</button>
      </main>
    </>,
    { url },
  );

it('leaves the focus alone on the first page, and moves it to the content on each following page', () => {
  const first = show('/en-us/properties/1');
  expect(document.activeElement).toBe(document.body);
  first.unmount();
  const second = show('/en-us/listings/rm-1001');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  screen.getByRole('button').focus();
  second.unmount();
  show('/en-us/listings/rm-1001');
  expect(document.activeElement, 'the same page again').toBe(document.body);
});
