import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { useCarousel } from './use-carousel';

const loading = vi.hoisted(() => ({ attempts: 0 }));
vi.mock('embla-carousel', () => ({
  get default() {
    loading.attempts += 1;
    throw new Error('The script failed to load.');
  },
}));

const FOR_MOUSE = { forMouseAlone: true };

function Slides() {
  const { viewport, step, pending } = useCarousel(FOR_MOUSE);
  return (
    <>
      <div ref={viewport} data-testid="slides" />
      <output>{pending}</output>
      <button type="button" onClick={() => step('scrollNext')}>
        Next
      </button>
      <button type="button" onClick={() => step('scrollPrev')}>
        Previous
      </button>
    </>
  );
}

it('scrolls and retries with each press if the carousel cannot be loaded', async () => {
  renderOnPage(<Slides />);
  const slides = screen.getByTestId('slides');
  vi.spyOn(slides, 'clientWidth', 'get').mockReturnValue(300);
  const scroll = vi.spyOn(slides, 'scrollBy').mockImplementation(() => undefined);
  for (const [index, [name, left]] of (
    [
      ['Next', 300],
      ['Next', 300],
      ['Previous', -300],
    ] as const
  ).entries()) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('status').textContent).toBe(`scroll${name.slice(0, 4)}`);
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(index + 1));
    expect(scroll).toHaveBeenLastCalledWith({ left });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  }
  expect(loading.attempts).toBe(3);
});
