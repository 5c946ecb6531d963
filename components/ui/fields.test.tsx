import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { Button } from './button';
import { Checkbox, RadioGroup, Select, TextField } from './field';
import { RangeSlider } from './range-slider';

it('a loading button keeps its name and the focus, and ignores presses', async () => {
  const press = vi.fn();
  const button = (loading: boolean) => (
    <Button loading={loading} onClick={press}>
      Send enquiry
    </Button>
  );
  const { user, rerender } = renderOnPage(button(false));
  const shown = screen.getByRole('button', { name: 'Send enquiry' });
  await user.click(shown);
  rerender(button(true));
  expect(shown.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(shown);
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
  expect(press).toHaveBeenCalledTimes(1);
  rerender(button(false));
  expect(shown.hasAttribute('aria-busy')).toBe(false);
  await user.click(shown);
  expect(press).toHaveBeenCalledTimes(2);
});

it('a loading submit button does not submit its form', async () => {
  const send = vi.fn();
  const { user } = renderOnPage(
    <form onSubmit={send}>
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).not.toHaveBeenCalled();
});

it('a field is named by its label and described by its hint and its error', () => {
  renderOnPage(
    <>
      <TextField name="hinted" label="Address" hint="As on the title deed" />
      <TextField name="faulty" label="Road" error="Enter the road" />
      <Select name="select" label="Term" hint="In months" error="Choose one" disabled />
      <Checkbox name="tick" label="Send me news" error="Tick this" />
      <RadioGroup name="deal" label="Deal" hint="One" error="Choose" options={[{ value: 'sale', label: 'Buy' }]} />
    </>,
  );
  for (const [element, description, isFaulty] of [
    [screen.getByLabelText('Address'), 'As on the title deed', null],
    [screen.getByLabelText('Road'), 'Enter the road', 'true'],
    [screen.getByLabelText('Term'), 'In months Choose one', 'true'],
    [screen.getByLabelText('Send me news'), 'Tick this', 'true'],
    [screen.getByRole('group', { name: 'Deal' }), 'One Choose', null],
  ] as const) {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent).join(' ')).toBe(description);
    expect(element.getAttribute('aria-invalid')).toBe(isFaulty);
  }
  expect(screen.getByLabelText('Term')).toHaveProperty('disabled', true);
});

it('a checkbox is toggled by its label and the space bar, a disabled one is not', async () => {
  const { user } = renderOnPage(
    <>
      <Checkbox name="tick" label="Send me news" />
      <Checkbox name="locked" label="Locked" disabled />
    </>,
  );
  const box = screen.getByRole('checkbox', { name: 'Send me news' });
  await user.click(screen.getByText('Send me news'));
  expect(box).toHaveProperty('checked', true);
  await user.keyboard(' ');
  expect(box).toHaveProperty('checked', false);
  await user.click(screen.getByText('Locked'));
  expect(screen.getByRole('checkbox', { name: 'Locked' })).toHaveProperty('checked', false);
});

function renderRange(defaultValue?: [number, number]) {
  const rendered = renderOnPage(
    <form aria-label="Search">
      <RangeSlider
        label="Price"
        names={['price_min', 'price_max']}
        thumbLabels={['Lowest', 'Highest']}
        min={0}
        max={20}
        step={1}
        format={(value) => `฿${value}`}
        {...(defaultValue ? { defaultValue } : {})}
      />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const [low, high] = within(form).getAllByRole('slider');
  const sent = () => Object.fromEntries(new FormData(form));
  return { ...rendered, low, high, sent };
}

it('keys move the thumbs of a range up to each other, and the form sends both', async () => {
  const { user, low, high, sent } = renderRange([2, 14]);
  low?.focus();
  await user.keyboard('{ArrowRight}');
  expect(low?.getAttribute('aria-valuetext')).toBe('฿3');
  await user.keyboard('{PageUp}');
  expect(low?.getAttribute('aria-valuetext')).toBe('฿13');
  await user.keyboard('{End}');
  expect(low?.getAttribute('aria-valuetext')).toBe('฿14');
  await user.keyboard('{PageDown}');
  high?.focus();
  await user.keyboard('{ArrowLeft}');
  expect(sent()).toEqual({ price_min: '4', price_max: '13' });
  expect(screen.getByRole('status').textContent).toBe('฿4 – ฿13');
});

it('a thumb at the end of its range is no limit and is not sent', async () => {
  const { user, low, sent } = renderRange([2, 14]);
  low?.focus();
  await user.keyboard('{Home}');
  expect(sent()).toEqual({ price_max: '14' });
});
