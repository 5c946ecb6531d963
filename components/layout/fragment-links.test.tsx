import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { FragmentLinks } from './fragment-links';

it('a history entry made by a link within the page gets the state of the router', () => {
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
  expect(history.state, 'pressed on another page').toBeNull();
});
