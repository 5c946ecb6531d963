import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { useLate } from './use-late';

const load = vi.fn<() => Promise<string>>();

function Film() {
  const { late, open, fail, prepare } = useLate(load);
  return (
    <>
      <button type="button" onClick={open} onFocus={prepare}>
        {late.step}
      </button>
      <button type="button" onClick={fail}>
        break
      </button>
      {late.step === 'open' ? <p>{`${late.loaded} ${late.round}`}</p> : null}
    </>
  );
}

it('code that fails to load is a failure, and another press tries again', async () => {
  load.mockRejectedValueOnce(new Error('The script failed to load.')).mockResolvedValue('film');
  renderOnPage(<Film />);
  fireEvent.click(screen.getByText('closed'));
  expect(await screen.findByText('failed')).toBeDefined();
  fireEvent.click(screen.getByText('failed'));
  expect(screen.getByText('loading')).toBeDefined();
  expect(await screen.findByText('film 2')).toBeDefined();
  fireEvent.click(screen.getByText('break'));
  expect(screen.getByText('failed')).toBeDefined();
});

it('a failed preload changes nothing', async () => {
  load.mockReset().mockRejectedValue(new Error('The script failed to load.'));
  renderOnPage(<Film />);
  await act(async () => void fireEvent.focus(screen.getByText('closed')));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('closed')).toBeDefined();
});
