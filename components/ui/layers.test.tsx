import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { Button } from './button';
import { LinkChip, RemovableChip, ToggleChip } from './chip';
import { Dialog, Tabs } from './layers';

function SaveSearch() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger="Save the search"
      title="Save this search"
      description="It’s saved on this device."
      closeLabel="Close"
      footer={<Button onClick={() => setOpen(false)}>Save</Button>}
    >
      <input aria-label="Name" />
    </Dialog>
  );
}

it('a dialog is named and described, takes the focus, and returns it on each way to close it', async () => {
  const { user } = renderOnPage(<SaveSearch />);
  const opener = screen.getByRole('button', { name: 'Save the search' });
  for (const close of ['Save', 'Close', 'Escape']) {
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Save this search' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'It’s saved on this device.',
    );
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    if (close === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(dialog).getByRole('button', { name: close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});

it('arrow keys and presses show the panel of a tab, and a disabled tab cannot be chosen', async () => {
  const { user } = renderOnPage(
    <Tabs
      label="Parts"
      tabs={[
        { id: 'plan', label: 'Floor plan', panel: 'The plan.' },
        { id: 'map', label: 'Map', panel: 'The map.' },
        { id: 'tour', label: 'Tour', panel: 'The tour.' },
        { id: 'locked', label: 'Locked', panel: null, disabled: true },
      ]}
    />,
  );
  const shown = () =>
    screen
      .getAllByRole('tabpanel', { hidden: true })
      .filter((panel) => !panel.classList.contains('hidden'))
      .map(({ textContent }) => textContent);
  const tab = (name: string) => screen.getByRole('tab', { name });
  act(() => tab('Floor plan').focus());
  await user.keyboard('{ArrowRight}');
  expect(tab('Map').getAttribute('aria-selected')).toBe('true');
  expect(shown()).toEqual(['The map.']);
  await user.keyboard('{Home}');
  expect(shown()).toEqual(['The plan.']);
  await user.click(tab('Tour'));
  expect(shown()).toEqual(['The tour.']);
  await user.click(tab('Locked'));
  expect(tab('Tour').getAttribute('aria-selected')).toBe('true');
});

it('chips expose their pressed state, the current page and the filter that they remove', async () => {
  const press = vi.fn();
  const remove = vi.fn();
  const { user } = renderOnPage(
    <>
      <ToggleChip pressed={false} onClick={press}>
        Pets allowed
      </ToggleChip>
      <ToggleChip pressed>Pool</ToggleChip>
      <LinkChip href="/style" current>
        This page
      </LinkChip>
      <RemovableChip label="Gym" removeLabel="Remove Gym" onRemove={remove} />
      <RemovableChip label="Bang Na" removeLabel="Remove Bang Na" href="/" />
    </>,
  );
  const pets = screen.getByRole('button', { name: 'Pets allowed' });
  expect(pets.getAttribute('aria-pressed')).toBe('false');
  await user.click(pets);
  await user.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Pool' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: 'This page' }).getAttribute('aria-current')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Remove Gym' }));
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Remove Bang Na' }).getAttribute('href')).toBe('/en-us');
});
