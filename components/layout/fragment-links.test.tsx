import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { FragmentLinks } from './fragment-links';

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
