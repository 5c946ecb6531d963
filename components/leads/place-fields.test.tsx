import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findPlaces } from './find-place';
import { field } from './testing/fields';
import { renderSellerForm, shownStep } from './testing/seller-page';

const suggestion = (kind: string, query: string, name: string, note: string) => ({
  ...{ kind, name, note, homes: '' },
  path: `/search?${query}`,
});

const BANGKOK = suggestion('province', 'province=10', 'Bangkok', 'Province');
const WATTHANA = suggestion('district', 'province=10&district=1039', 'Watthana', 'วัฒนา · District in Bangkok');
const BANG_NA = suggestion('district', 'province=10&district=1047', 'Bang Na', 'District in Bangkok');
const BANG_KAPI = suggestion('district', 'province=10&district=1006', 'Bang Kapi', 'District in Bangkok');
const DISTRICT = { id: '1039', name: { en: 'Watthana', th: 'วัฒนา' } };
const KHLONG_TOEI = { id: '1033', name: { en: 'Khlong Toei', th: 'คลองเตย' } };
const STATION = suggestion('station', 'station=BTS-E6', 'Thong Lo', 'BTS station');

/** Answers the text `held` after `before`. Returns the texts that were asked for. */
function stubSuggestions(lists: Readonly<Record<string, readonly unknown[]>>, held = '', before?: Promise<void>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (target: string | Request) => {
    const { pathname, searchParams } = new URL(typeof target === 'string' ? target : target.url, location.href);
    if (pathname === '/api/places')
      return Response.json(searchParams.has('station') ? [KHLONG_TOEI, DISTRICT] : [DISTRICT]);
    if (pathname !== '/api/suggest') return Response.json({});
    const text = searchParams.get('q') ?? '';
    asked.push(text);
    if (text === held) await before;
    return Response.json(lists[text] ?? []);
  });
  return asked;
}

const sureDistrict = async (text: string) => (await findPlaces(text, 'en-us')).sure?.district;

it('a text is a district if it can mean only that', async () => {
  stubSuggestions({
    watana: [WATTHANA, STATION],
    เขตวัฒนา: [WATTHANA, BANG_NA],
    bang: [BANG_NA, BANG_KAPI],
    'bang na': [BANG_NA, BANG_KAPI],
    'watthana bangkok': [BANGKOK],
    watthana: [WATTHANA],
    'elsewhere bangkok': [BANGKOK],
  });
  expect(await sureDistrict('watana')).toBe('1039');
  expect(await sureDistrict('เขตวัฒนา')).toBe('1039');
  expect(await sureDistrict('bang')).toBeUndefined();
  expect(await sureDistrict('bang na')).toBe('1047');
  expect(await sureDistrict('watthana bangkok')).toBe('1039');
  expect((await findPlaces('elsewhere bangkok', 'en-us')).sure).toBeUndefined();
});

it('a station is no district, but offers those around it', async () => {
  stubSuggestions({ 'thong lo': [suggestion('station', 'station=any', 'Any station', ''), STATION] });
  const { found, sure } = await findPlaces('thong lo', 'en-us');
  expect(found.map(({ province, district, name, note }) => [province, district, name, note])).toEqual([
    ['10', '1033', 'Khlong Toei', 'Thong Lo · BTS station'],
    ['10', '1039', 'Watthana', 'Thong Lo · BTS station'],
  ]);
  expect(sure).toBeUndefined();
});

it('a typed district is found when the visitor goes on, and one of several is chosen from a list', async () => {
  stubSuggestions({ watthana: [WATTHANA], bang: [BANG_NA, BANG_KAPI] });
  const { user } = renderSellerForm();
  const values = () => ['province', 'district'].map((name) => new FormData(form()).get(name));
  const form = () => document.querySelector('form') ?? undefined;
  await user.click(screen.getByRole('radio', { name: 'Condo' }));
  expect(document.activeElement, 'a press on the type leads to the place').toBe(field('place'));
  await user.keyboard('bang');
  await user.click(await screen.findByRole('button', { name: /^Bang Na/ }));
  expect(values()).toEqual(['10', '1047']);
  await user.clear(field('place'));
  expect(values()).toEqual(['', '']);
  await user.keyboard('watthana{Enter}');
  await expect.poll(shownStep).toBe(2);
  expect(values()).toEqual(['10', '1039']);
  await expect.poll(() => field('place').value).toBe('Watthana, Bangkok');
});

it('the text is sent after a pause, and a late list does not cover the chosen place', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = stubSuggestions({ bang: [BANG_NA, BANG_KAPI], bangk: [BANG_KAPI] }, 'bangk', late);
  const { user } = renderSellerForm();
  await user.click(screen.getByRole('radio', { name: 'Condo' }));
  await user.keyboard('bang');
  await screen.findByRole('button', { name: /^Bang Na/ });
  await user.keyboard('k');
  await expect.poll(() => asked).toEqual(['bang', 'bangk']);
  await user.click(screen.getByRole('button', { name: /^Bang Na/ }));
  answer();
  await expect.poll(() => field('place').value).toBe('Bangkok');
  expect(screen.queryByRole('button', { name: /^Bang Kapi/ })).toBeNull();
});
