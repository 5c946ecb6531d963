import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { ComparisonSlider } from './comparison-slider';

function renderSlider() {
  const turnPage = vi.fn();
  const rendered = renderOnPage(
    // biome-ignore lint/a11y/noStaticElementInteractions: as a lightbox listens around its slides
    <div onPointerDown={turnPage} onKeyDown={turnPage}>
      <ComparisonSlider label="Compare" before={<p>Before</p>} after={<p>After</p>} />
    </div>,
  );
  const slider = screen.getByRole('slider', { name: 'Compare' });
  vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100));
  const border = () => screen.getByText('Before').parentElement?.style.clipPath;
  return { ...rendered, slider, border, turnPage };
}

it('starts in the middle and moves the border between the pictures', () => {
  const { slider, border } = renderSlider();
  expect(border()).toBe('inset(0 50% 0 0)');
  fireEvent.change(slider, { target: { value: '100' } });
  expect(border()).toBe('inset(0 0% 0 0)');
});

it('a press moves the border to the pressed position', () => {
  const { slider, border } = renderSlider();
  fireEvent.click(slider, { clientX: 150 });
  expect(border()).toBe('inset(0 75% 0 0)');
  fireEvent.click(slider, { clientX: 350 });
  expect(border()).toBe('inset(0 0% 0 0)');
});

it('follows a finger that the browser does not handle, and leaves a mouse to the browser', () => {
  const { slider, border } = renderSlider();
  const move = (pointerType: string, buttons: number, clientX: number) =>
    fireEvent(slider, new PointerEvent('pointermove', { pointerType, buttons, clientX, bubbles: true }));
  move('touch', 1, 260);
  expect(border()).toBe('inset(0 20% 0 0)');
  move('touch', 0, 120);
  move('mouse', 1, 120);
  expect(border()).toBe('inset(0 20% 0 0)');
});

it('a press or an arrow key on the slider does not turn the page of a lightbox, and Escape closes it', () => {
  const { slider, turnPage } = renderSlider();
  fireEvent.pointerDown(slider);
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(turnPage).not.toHaveBeenCalled();
  fireEvent.keyDown(slider, { key: 'Escape' });
  expect(turnPage).toHaveBeenCalledTimes(1);
});
