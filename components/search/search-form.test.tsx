import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../testing/answer';
import { skipPause } from '../testing/pause';
import { renderOnPage } from '../testing/render';
import { countOf, field, mendDom, openAllFields, openSearch, showHomes } from '../testing/search-page';
import { kept } from '../testing/storage';
import { FilterForm } from './filter-form';

const BOX = 'bbox=100.3,13.5,100.9,14';

/** Finds a link by its label. A search by role is slow on a page with hundreds of fields. */
const link = (label: string) => screen.getByLabelText(label, { selector: 'a[href]', normalizer: String });

/** Writes a text at once, where its letters do not matter. */
async function write(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.click(input);
  await user.paste(text);
}

it('submits the fields as the shortest URL, and updates them from the URL', async () => {
  const { user, address, go } = await openSearch('/en-us/search?type=condo');
  await user.click(field('type', 'villa'));
  await user.click(field('deal', 'rent'));
  await user.click(field('beds_min', '1'));
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe('/en-us/search?deal=rent&type=condo&type=villa&beds_min=1'));
  await go('/en-us/search?type=condo');
  expect(field('type', 'villa')).toMatchObject({ checked: false });
  expect(field('deal', '')).toMatchObject({ checked: true });
  expect(field('beds_min', '')).toMatchObject({ checked: true });
});

it('chooses exactly as many bedrooms, or as many and more', async () => {
  const { user, address, go } = await openSearch('/en-us/search');
  const pills = () => [...document.querySelectorAll('.pills > label:has([name=beds_min])')];
  expect(pills().map(({ textContent }) => textContent)).toEqual([...['Any', '1', '1+', '2', '2+', '3', '3+', '4+']]);
  await user.click(field('beds_min', '1-1'));
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe('/en-us/search?beds_min=1&beds_max=1'));
  expect(field('beds_min', '1-1')).toMatchObject({ checked: true });
  await go('/en-us/search?beds_min=1&beds_max=2');
  expect(pills().find((pill) => pill.querySelector(':checked'))?.textContent).toBe('1–2');
  expect(link('Remove 1 to 2 bedrooms').getAttribute('href')).toBe('/en-us/search');
});

it('limits the time to a place with two fields, and says it in a chip, the order and the notes', async () => {
  const { user, address, go } = await openAllFields('/en-us/search?type=condo');
  const [minutes, place] = document.querySelectorAll<HTMLSelectElement>('select[name=reach]');
  if (minutes === undefined || place === undefined) throw new Error('the fields are missing');
  expect(minutes.value).toBe('30');
  expect(place.querySelectorAll('optgroup')).toHaveLength(10);
  await user.selectOptions(place, 'BTS-E4');
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe('/en-us/search?type=condo&reach=30,BTS-E4'));
  expect(link('Remove Within 30\u00a0min of Asok').getAttribute('href')).toBe('/en-us/search?type=condo');
  const counts = [...(document.querySelector('select[name=reach]')?.children ?? [])].map((one) => one.textContent);
  expect(counts[1]).toBe(`30\u00a0min (${await countOf('?type=condo&reach=30,BTS-E4')})`);
  screen.getByText('Shortest trip', { selector: 'option' });
  screen.getByText(/^Travel times are estimates/);
  await user.click(screen.getByText(/^Save this search/, { selector: 'button, button *' }));
  expect(kept('saved-searches')).toMatchObject([
    { query: '?type=condo&reach=30,BTS-E4', name: 'Condo · Within 30\u00a0min of Asok' },
  ]);
  await go('/en-us/search?reach=45,13.745,100.534');
  const chosen = document.querySelectorAll<HTMLSelectElement>('select[name=reach]')[1]?.selectedOptions[0];
  expect(chosen?.textContent).toBe('the point on the map');
});

it('finds a place by the beginning of its name, and says that it knows no such place', async () => {
  const { user, address } = await openAllFields('/en-us/search?type=condo');
  const input = () => document.querySelector<HTMLInputElement>('#reach-place');
  const place = input();
  if (place === null) throw new Error('the field is missing');
  await user.type(place, 'asok');
  await waitFor(() => expect(document.querySelectorAll('#reach-places option').length).toBeGreaterThan(150));
  const chosen = document.querySelector<HTMLSelectElement>('#reach-to');
  await waitFor(() => expect([chosen?.value, place.ariaInvalid]).toEqual(['BTS-E4', 'false']));
  await user.type(place, 'x');
  await waitFor(() => expect([chosen?.value, place.ariaInvalid]).toEqual(['', 'true']));
  await user.clear(place);
  await write(user, place, 'phrom ph');
  await waitFor(() => expect(chosen?.value).toBe('BTS-E5'));
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe('/en-us/search?type=condo&reach=30,BTS-E5'));
  await waitFor(() => expect(input()?.value).toBe('Phrom Phong'));
});

it('says that no train goes near a place, and offers other searches', async () => {
  await openSearch('/en-us/search?reach=30,chiang-mai-university');
  screen.getByText('No train station is within a walk of Chiang Mai University (main gate). The times are on foot.');
  screen.getByText('Any travel time');
});

it('limits the monthly payment of buyers; that of a rental is the rent', async () => {
  const { user, address, go } = await openSearch('/en-us/search?type=condo');
  await write(user, field('payment_max'), '20,000');
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe('/en-us/search?deal=sale&type=condo&payment_max=20000'));
  expect(showHomes().textContent).toBe(`Show ${await countOf('?deal=sale&type=condo&price_max=3610000')} homes`);
  await user.click(field('deal', 'rent'));
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe('/en-us/search?deal=rent&type=condo&price_max=20000'));
  await go('/en-us/search?deal=rent');
  expect(document.querySelector('[name=payment_max]')).toBeNull();
});

it('choosing another province disables the district field, and choosing the first one again enables it', async () => {
  const { user, address } = await openSearch('/en-us/search?province=10&district=1038');
  await user.selectOptions(field('province'), '50');
  expect(field('district').disabled).toBe(true);
  await user.selectOptions(field('province'), '10');
  expect(field('district').disabled).toBe(false);
  await user.selectOptions(field('province'), '50');
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe('/en-us/search?province=50'));
  expect(field('district').disabled).toBe(false);
});

it('a distance ticks "any station" if none is chosen, and another province removes the map area', async () => {
  const { user, address, go } = await openAllFields(`/en-us/search?province=10&${BOX}&sort=price-asc`);
  await user.selectOptions(field('within'), '500');
  expect(field('station', 'any')).toMatchObject({ checked: true });
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe(`/en-us/search?province=10&station=any&within=500&${BOX}&sort=price-asc`));
  await user.selectOptions(field('province'), '');
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe('/en-us/search?station=any&within=500&sort=price-asc'));
  await go('/en-us/search?station=BTS-E9');
  await user.selectOptions(field('within'), '500');
  expect(field('station', 'any')).toMatchObject({ checked: false });
});

it('facts, storeys, floors and lines are fields whose counts match the results', async () => {
  const { user, address, go } = await openAllFields('/en-us/search');
  const countIn = (element: Element | null | undefined) =>
    Number(element?.getAttribute('data-count') ?? /\d+(?=\)$)/.exec(element?.textContent ?? '')?.[0]);
  const option = (name: string, value: string) => field(name).querySelector(`[value="${value}"]`);
  expect(countIn(field('fact', 'never-flooded').closest('label'))).toBe(await countOf('?fact=never-flooded'));
  expect(countIn(field('station', 'mrt-pink').closest('label'))).toBe(await countOf('?station=mrt-pink'));
  expect(countIn(option('storeys', '2'))).toBe(await countOf('?storeys=2'));
  expect(countIn(option('floor_min', '10'))).toBe(await countOf('?floor_min=10'));
  await user.click(field('fact', 'never-flooded'));
  await user.selectOptions(field('floor_min'), '10');
  await user.selectOptions(field('floor_max'), '20');
  await user.click(showHomes());
  await waitFor(() => expect(address()).toBe('/en-us/search?floor_min=10&floor_max=20&fact=never-flooded'));
  await go('/en-us/search?storeys=1&floor_min=12&floor_max=18');
  expect(['storeys', 'floor_min', 'floor_max'].map((name) => field(name).value)).toEqual(['1', '12', '18']);
});

it('typed text overrides the filters of the previous search', async () => {
  const { user, address } = await openAllFields('/en-us/search?deal=rent&type=condo&price_max=30000&amenity=lift');
  await write(user, field('q'), 'house for sale under 8m');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/q=house/));
  expect(field('deal', 'sale')).toMatchObject({ checked: true });
  expect(field('type', 'condo')).toMatchObject({ checked: false });
  expect(field('type', 'villa')).toMatchObject({ checked: true });
  expect(field('price_max').value).toBe('8,000,000');
  expect(field('amenity', 'lift')).toMatchObject({ checked: true });
  expect(field('q').value).toBe('');
});

it('clears text and filters that find nothing together', async () => {
  const { user, address } = await openSearch('/th-th/search?type=condo', 'th-th');
  await write(user, field('q'), 'ยะลา');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByText('ล้างทั้งหมด', { selector: 'a[href]' }));
  await waitFor(() => expect(address()).toBe('/th-th/search'));
  expect(field('q').value).toBe('');
  expect(field('type', 'condo')).toMatchObject({ checked: false });
});

it('stays on the page with the typed text without a connection', async () => {
  const { user, router } = await openSearch('/th-th/search', 'th-th');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await write(user, field('q'), 'คอนโด');
  await user.keyboard('{Enter}');
  expect(router.push).not.toHaveBeenCalled();
  expect(field('q').value).toBe('คอนโด');
});

it('keeps fields that change while a search is loading', async () => {
  const { user, router, go } = await openSearch('/en-us/search');
  router.push.mockImplementation(() => undefined);
  await user.click(field('type', 'condo'));
  await user.click(showHomes());
  await user.click(field('type', 'villa'));
  await go('/en-us/search?type=condo');
  expect(field('type', 'villa')).toMatchObject({ checked: true });
  await user.click(showHomes());
  expect(router.push).toHaveBeenLastCalledWith('/en-us/search?type=condo&type=villa', { scroll: true });
});

const close = (name: string) =>
  document.querySelector(`#filter-${name}`)?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));

const closed = (name: string) => act(async () => void close(name));

describe('in the search row', () => {
  it('a change applies when its pop-up closes, once, without words that are still typed', async () => {
    const { user, router, address } = await openSearch('/en-us/search?type=condo');
    field('q').value = 'ari';
    await closed('type');
    expect(router.push).not.toHaveBeenCalled();
    await user.click(field('beds_min', '1-1'));
    await closed('beds');
    await closed('beds');
    await waitFor(() => expect(address()).toBe('/en-us/search?type=condo&beds_min=1&beds_max=1'));
    expect(router.push).toHaveBeenCalledOnce();
    expect(field('q').value).toBe('ari');
  });

  it('a price that is being typed stays while the results of another pop-up arrive', async () => {
    const { user, router, go } = await openSearch('/en-us/search');
    router.push.mockImplementation(() => undefined);
    await user.click(field('type', 'condo'));
    await closed('type');
    await user.type(field('price_max'), 'abc');
    await go('/en-us/search?type=condo');
    expect(field('price_max').value).toBe('abc');
    await user.clear(field('price_max'));
    await write(user, field('price_max'), '4.5m');
    await closed('price');
    await waitFor(() =>
      expect(router.push).toHaveBeenLastCalledWith('/en-us/search?type=condo&price_max=4500000', { scroll: true }),
    );
  });

  it('a link that is pressed while a pop-up is open goes first, and nothing applies below the open sheet', async () => {
    const { user, router } = await openSearch('/en-us/search?type=condo');
    router.push.mockImplementation(() => undefined);
    await user.click(field('type', 'villa'));
    await user.click(link('Remove Condo'));
    await closed('type');
    expect(router.push.mock.calls.map(([href]) => href)).toEqual(['/en-us/search']);
    document.querySelector('dialog')?.setAttribute('open', '');
    await user.click(field('deal', 'rent'));
    expect(router.push).toHaveBeenCalledOnce();
  });

  it('a deal applies when it is pressed, but not with arrow keys', async () => {
    const { user, router, address } = await openSearch('/en-us/search');
    await user.click(field('deal', 'rent'));
    await waitFor(() => expect(address()).toBe('/en-us/search?deal=rent'));
    act(() => field('deal', 'rent').focus());
    await user.keyboard('{ArrowLeft}');
    expect(field('deal', 'rent')).toMatchObject({ checked: false });
    expect(router.push).toHaveBeenCalledOnce();
  });
});

it('Enter in a pop-up of the search row searches once, with the words that are typed', async () => {
  const { user, router } = await openSearch('/en-us/search?type=condo');
  // The pop-up closes while the results are loading.
  router.push.mockImplementation(() => void close('price'));
  await write(user, field('q'), 'ari');
  await write(user, field('price_max'), '4,500,000');
  await user.keyboard('{Enter}');
  expect(router.push.mock.calls.map(([href]) => href)).toEqual(['/en-us/search?q=ari&type=condo&price_max=4500000']);
});

it('the empty field shows the filters that words became', async () => {
  const { go } = await openSearch('/en-us/search?q=1-bedroom condo near BTS under 4m');
  expect(field('q')).toMatchObject({
    value: '',
    placeholder: 'Buy · Condo · Near the BTS · Up to ฿4,000,000 · 1 bedroom',
  });
  await go('/en-us/search');
  expect(field('q')).toMatchObject({ placeholder: 'Area or station' });
});

/** Changes the field as soon as the page shows the search, as a quick visitor would. */
function Form({ query }: { query: string }) {
  useLayoutEffect(() => {
    const input = document.querySelector('input');
    if (input !== null && query === '?beds_min=2') input.value = 'changed';
  }, [query]);
  return (
    <FilterForm action="/en-us/search" query={query} label="" className="">
      <input name="q" />
    </FilterForm>
  );
}

it('keeps a field that changes at the moment the results are rendered', () => {
  mendDom();
  const { rerender, container } = renderOnPage(<Form query="?beds_min=1" />);
  rerender(<Form query="?beds_min=2" />);
  expect(container.querySelector('input')?.value).toBe('changed');
});

describe('the live count', () => {
  beforeEach(() => skipPause(200));

  it('is shown on the button and matches the results', async () => {
    const { user } = await openSearch('/th-th/search', 'th-th');
    const total = await countOf('?type=condo&beds_min=2');
    await user.click(field('type', 'condo'));
    await user.click(field('beds_min', '2'));
    await waitFor(() => expect(showHomes().textContent).toBe(`ดู ${total} รายการ`));
    await user.click(showHomes());
    await waitFor(() => expect(document.querySelector('#found')?.textContent).toBe(`พบ ${total} รายการ`));
    expect(showHomes().textContent).toBe(`ดู ${total} รายการ`);
  });

  it('ignores a slow response for earlier fields', async () => {
    const { user } = await openSearch('/en-us/search');
    let release = (_: { total: number }) => {};
    const held = new Promise<{ total: number }>((resolve) => {
      release = resolve;
    });
    const total = await countOf('?type=condo&type=villa');
    const requested = answer('/api/search/count', ({ search }) => (search.includes('villa') ? { total } : held));
    await user.click(field('type', 'condo'));
    await waitFor(() => expect([requested.length, showHomes().textContent]).toEqual([1, 'Show homes']));
    await user.click(field('type', 'villa'));
    await waitFor(() => expect(showHomes().textContent).toBe(`Show ${total} homes`));
    expect(vi.mocked(fetch).mock.calls.map(([, options]) => options?.signal?.aborted)).toEqual([true, false]);
    await act(async () => release({ total: 4711 }));
    expect(showHomes().textContent).toBe(`Show ${total} homes`);
  });

  it('does not include typed text until it is submitted', async () => {
    const { user } = await openSearch('/en-us/search?type=condo');
    await user.type(field('q'), 'zzz');
    expect(showHomes().textContent).toBe(`Show ${await countOf('?type=condo')} homes`);
    await user.click(field('type', 'land'));
    const total = await countOf('?type=condo&type=land');
    await waitFor(() => expect(showHomes().textContent).toBe(`Show ${total} homes`));
  });

  it('is left out if the request fails', async () => {
    const { user } = await openAllFields('/en-us/search');
    const ofVillas = () => field('type', 'villa').closest('label')?.dataset.now;
    const storeys = () => document.querySelector<HTMLOptionElement>('[name=storeys] > [value="2"]')?.label;
    await user.click(field('type', 'condo'));
    await waitFor(() => expect(ofVillas()).toMatch(/^\d+$/));
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no connection'));
    await user.click(field('type', 'townhouse'));
    await waitFor(() => expect([ofVillas(), storeys()]).toEqual(['', '2 storeys']));
    expect(showHomes().textContent).toBe('Show homes');
  });
});

describe('the count of a choice', () => {
  beforeEach(() => skipPause(200));

  it('is beside each choice, with what is chosen but not submitted, and not beside the minutes to no place', async () => {
    const { user, go } = await openAllFields('/en-us/search?deal=sale');
    const shown = (name: string, value: string) => field(name, value).closest('label')?.dataset.now;
    const storeys = () => document.querySelector<HTMLOptionElement>('[name=storeys] > [value="2"]');
    await user.click(field('type', 'land'));
    const land = await countOf('?deal=sale&type=land');
    await waitFor(() => expect(shown('type', 'land')).toBe(String(land)));
    expect(shown('type', 'condo')).toBe(String(await countOf('?deal=sale&type=condo')));
    expect(shown('station', 'BTS')).toBe(String(await countOf('?deal=sale&type=land&station=BTS')));
    expect([shown('amenity', 'lift'), field('amenity', 'lift').disabled]).toEqual(['0', false]);
    expect(storeys()?.label).toBe('2 storeys (0)');
    await go('/en-us/search?deal=sale&type=land');
    expect(document.querySelectorAll('[data-now], option[label]')).toHaveLength(0);
    await go('/en-us/search?reach=30,BTS-E4');
    const [minutes, place] = document.querySelectorAll<HTMLSelectElement>('select[name=reach]');
    if (minutes === undefined || place === undefined) throw new Error('the fields are missing');
    expect(minutes.options[1]?.text).toMatch(/\(\d+\)$/);
    await user.selectOptions(place, '');
    await waitFor(() => expect(minutes.options[1]?.label).toBe('30\u00a0min'));
  });
});
