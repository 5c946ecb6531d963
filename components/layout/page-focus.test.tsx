import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { PageFocus } from './page-focus';

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
