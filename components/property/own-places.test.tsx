import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { keep, kept } from '../testing/storage';
import { OwnPlaceRows, OwnPlacesForm } from './own-places';

const SIAM = { name: { th: 'สยาม', en: 'Siam' }, lat: 13.7456, lng: 100.5342 };
const ARI = { name: { th: 'อารีย์', en: 'Ari' }, lat: 13.7797, lng: 100.5447 };
const HOMES = [
  { id: 'rm-1', point: { lat: 13.7534, lng: 100.5342 } },
  { id: 'rm-2', point: { lat: 13.8456, lng: 100.5342 } },
  { id: 'rm-3', point: null },
];

function comparison(answer: (address: string) => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  return renderOnPage(
    <>
      <table>
        <tbody>
          <OwnPlaceRows homes={HOMES} />
        </tbody>
      </table>
      <OwnPlacesForm ids={HOMES.map(({ id }) => id)} />
    </>,
  );
}

const field = () => screen.getByRole('combobox', { name: 'Station or place' });
const add = () => screen.getByRole('button', { name: 'Show distance and time' });
const cells = () =>
  within(screen.getByRole('row'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it('adds a row with the distance to a chosen place, and keeps the place on the device', async () => {
  const { user } = comparison(async () => Response.json([SIAM, ARI, { name: 'broken' }]));
  await user.click(field());
  await vi.waitFor(() => expect(document.querySelectorAll('option')).toHaveLength(2));
  await user.type(field(), 'nowhere{Enter}');
  screen.getByText('Select a place from the list.');
  expect(screen.queryByRole('row')).toBeNull();
  await user.clear(field());
  await user.type(field(), 'siam');
  await user.click(add());
  expect(screen.getByRole('rowheader').textContent).toBe('Home (Siam)');
  expect(cells()).toEqual(['1.1 km, about 14 min on footNearest', '14.5 km', '–Not stated']);
  expect(kept('own-places')).toEqual([{ ...SIAM, use: 'home' }]);
  await user.click(screen.getByRole('button', { name: 'Remove Home (Siam)' }));
  expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Time to the places you often go to' }));
  expect(screen.queryByRole('row')).toBeNull();
});

it('says the minutes by train where they are known, and prefers the shortest trip', async () => {
  keep('own-places', [SIAM]);
  const asked = vi.fn();
  comparison(async (address) => {
    asked(decodeURIComponent(String(address)));
    return Response.json([14, 35]);
  });
  await vi.waitFor(() => expect(cells()[1]).toBe('14.5 km, about 35 min by train and on foot'));
  expect(cells()[0]).toBe('1.1 km, about 14 min on footNearest');
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/to=13.7456,100.5342&from=13.7534,100.5342&from=13.8456/));
});

it.each([[['soon', null]], [{}], [[null, null]]])('keeps the distances if the answer is %j', async (answer) => {
  keep('own-places', [SIAM]);
  const answered = Response.json(answer);
  comparison(async () => answered);
  await vi.waitFor(() => expect(answered.bodyUsed).toBe(true));
  expect(cells()).toEqual(['1.1 km, about 14 min on footNearest', '14.5 km', '–Not stated']);
});

it('names places home, work and school in turn, and gives a use to its newest place', async () => {
  const { user } = comparison(async (address) => Response.json(String(address).includes('to=') ? [] : [SIAM, ARI]));
  const choose = async (place: string, use?: string) => {
    if (use !== undefined) await user.click(screen.getByRole('radio', { name: use }));
    await user.click(field());
    await vi.waitFor(() => expect(document.querySelectorAll('option')).toHaveLength(2));
    await user.type(field(), `${place}{Enter}`);
  };
  await choose('Siam');
  await choose('Ari');
  await choose('Ari', 'Home');
  await choose('Siam', 'Another place');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    ...['Work (Ari)', 'Home (Ari)', 'To Siam'],
  ]);
});

it('shows each use once and four places at most, and accepts places that were kept without a use', () => {
  const work = { ...ARI, use: 'work' };
  keep('own-places', [SIAM, work, { ...SIAM, use: 'work' }, SIAM, 'x', { ...ARI, use: 7 }, { ...SIAM, use: 'home' }]);
  comparison(async () => Response.json([null, null]));
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    ...['To Siam', 'Work (Ari)', 'To Ari', 'Home (Siam)'],
  ]);
  expect(screen.queryByRole('button', { name: 'Show distance and time' })).toBeNull();
});
