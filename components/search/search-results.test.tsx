import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { countOf, field, openSearch } from '../testing/search-page';
import { withChange } from './filter-presses';

const chips = (name = 'Active filters') =>
  [...screen.getByLabelText(name).children].map(({ textContent }) => textContent);

it('each active filter is a chip, and a press removes the filter', async () => {
  const { user, address } = await openSearch(
    '/th-th/search?q=คลองเตย&deal=sale&province=10&district=1033&price_max=5000000&amenity=lift',
    'th-th',
  );
  expect(chips('ตัวกรองที่ใช้อยู่')).toEqual(
    expect.arrayContaining(['ซื้อ', 'กรุงเทพมหานคร', 'คลองเตย', 'ไม่เกิน ฿5,000,000', 'ลิฟต์']),
  );
  await user.click(screen.getByLabelText('ลบตัวกรอง ลิฟต์'));
  await waitFor(() => expect(address()).not.toMatch(/amenity/));
  await user.click(screen.getByLabelText('ลบตัวกรอง ไม่เกิน ฿5,000,000'));
  await waitFor(() => expect(address()).toMatch(/deal=sale&province=10&district=1033$/));
});

it('the chip of an interchange removes all its stations', async () => {
  const { user, address } = await openSearch('/en-us/search?station=MRT-BL15&station=MRT-YL01&within=500&type=condo');
  expect(chips()).toHaveLength(3);
  await user.click(screen.getByLabelText('Remove Near Lat Phrao station'));
  await waitFor(() => expect(address()).toBe('/en-us/search?type=condo'));
});

it('filters understood from the text are listed apart from the selected filters', async () => {
  await openSearch('/th-th/search?q=คอนโดใกล้บีทีเอสไม่เกิน6ล้าน&beds_min=1', 'th-th');
  expect(chips('เข้าใจว่า')).toContain('ไม่เกิน ฿6,000,000');
  expect(chips('ตัวกรองที่ใช้อยู่')).toHaveLength(1);
});

it('a word that is not close enough to a known one is offered as a link, and not searched for', async () => {
  const { user, address } = await openSearch('/en-us/search?q=Ekamai+balkoni&sort=price-asc');
  expect(screen.getByText(/No home matches “balkoni”/).textContent).toMatch(/Did you mean balcony\?$/);
  await user.click(screen.getByText('balcony'));
  await waitFor(() => expect(address()).toBe('/en-us/search?q=Ekamai+balcony&sort=price-asc'));
});

it('a word typed with the other keyboard layout is said', async () => {
  await openSearch('/th-th/search?q=8voFf', 'th-th');
  expect(screen.getByText(/แสดงผลของ “คอนโด” แทน “8voFf”/)).toBeDefined();
});

it('facts, floors and lines have chips in both languages', async () => {
  const { go } = await openSearch('/en-us/search?q=never flooded condo near the Pink Line floor 10 and up');
  expect(chips('We understood')).toEqual([
    ...['Condo', 'Near the MRT Pink Line', 'From floor 10', 'No known flooding'],
  ]);
  await go('/en-us/search?storeys=3&floor_max=1');
  expect(chips()).toEqual(['3 storeys or more', 'Ground floor']);
  await go('/en-us/search?q=villa without a lift');
  expect(chips('We understood')).toEqual(['Pool villa', 'Without: Lift']);
});

it('the words that no result has are named', async () => {
  await openSearch('/en-us/search?q=house in Bang Na near international school');
  expect(screen.getByText(/None of the homes below mentions “international school”/)).toBeDefined();
});

it('the chip of a monthly payment says the price, and that of a price from which income it was computed', async () => {
  const { go } = await openSearch('/th-th/search?q=ผ่อน 15000 ต่อเดือน', 'th-th');
  expect(chips('เข้าใจว่า')).toContain('ผ่อนไม่เกิน ฿15,000 ต่อเดือน (ราคาไม่เกิน ฿2,710,000)');
  expect(field('payment_max').value).toBe('15,000');
  await go('/th-th/search?q=ผ่อน 15000-20000 ต่อเดือน');
  expect(chips('เข้าใจว่า')).toContain('ไม่เกิน ฿3,610,000 (ผ่อนเดือนละ ฿20,000)');
  await go('/th-th/search?q=เงินเดือน 30000 ซื้อคอนโด');
  expect(chips('เข้าใจว่า')).toContain('ไม่เกิน ฿2,160,000 (ผ่อนเดือนละ ฿12,000 คือ 40% ของรายได้ ฿30,000)');
});

it('sales come before rentals in an order by price, and a note says so', async () => {
  const { go } = await openSearch('/en-us/search?sort=price-desc');
  expect(screen.getByText(/^Homes for sale come first/)).toBeDefined();
  expect(screen.getByRole('option', { name: 'Lowest price' })).toBeDefined();
  await go('/en-us/search?deal=rent&sort=price-desc');
  expect(screen.queryByText(/^Homes for sale come first/)).toBeNull();
  expect(screen.getByRole('option', { name: 'Lowest rent' })).toBeDefined();
});

it('a search without filters has no chips and cannot be saved', async () => {
  const { go } = await openSearch('/en-us/search');
  expect(screen.queryByLabelText('Active filters')).toBeNull();
  expect(screen.queryByText('Save this search')).toBeNull();
  await go('/en-us/search?type=condo');
  expect(screen.getByText('Save this search')).toBeDefined();
});

it('quick filters are what most homes have, apply at once, and make place for others', async () => {
  const { user, address } = await openSearch('/en-us/search');
  const quick = () => chips('Quick filters');
  expect(quick()).toHaveLength(6);
  expect(quick().slice(0, 4)).toEqual(['Condo', '3 bedrooms', 'Near the BTS', 'Up to ฿4M']);
  await user.click(screen.getByText('Condo', { selector: '#quick-filters a' }));
  await waitFor(() => expect(address()).toBe('/en-us/search?type=condo'));
  expect(quick()[0]).toBe('1 bedroom');
  await user.click(screen.getByText('Up to ฿4M'));
  await waitFor(() => expect(address()).toBe('/en-us/search?deal=sale&type=condo&price_max=4000000'));
  expect(quick().filter((text) => /Up to|Buy|Rent/.test(text ?? ''))).toEqual([]);
});

it('filters pressed while the search of an earlier one loads apply with it', async () => {
  const { address } = await openSearch('/en-us/search?beds_max=3');
  const quick = (text: string) => screen.getByText(text, { selector: '#quick-filters a' });
  fireEvent.click(quick('Condo'));
  fireEvent.click(quick('Up to ฿4M'));
  fireEvent.click(screen.getByLabelText(/^Remove .*bedrooms/));
  expect(quick('Condo').getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(address()).toBe('/en-us/search?type=condo&deal=sale&price_max=4000000'));
  expect(document.querySelector('#quick-filters [aria-busy]')).toBeNull();
  fireEvent.click(screen.getByLabelText('Remove Condo'));
  await waitFor(() => expect(address()).toBe('/en-us/search?deal=sale&price_max=4000000'));
});

it.each([
  ['?type=condo', '', '?type=house', '?type=house'],
  ['?q=pool&station=MRT', '?station=BTS&station=MRT', '?station=BTS', '?q=pool'],
  ['?beds_min=1&beds_max=1', '', '?deal=rent', '?beds_min=1&beds_max=1&deal=rent'],
  ['?station=BTS&deal=sale', '?station=BTS', '?station=BTS&station=ARL', '?station=BTS&deal=sale&station=ARL'],
])('while %s loads, a link on the page of %j to %s leads to %s', (pending, shown, linked, expected) =>
  expect(withChange(pending, shown, linked)).toBe(expected),
);

it('each search offered instead of an empty result finds as many listings as it shows', async () => {
  await openSearch('/th-th/search?deal=sale&type=condo&province=10&price_max=500000&beds_min=5', 'th-th');
  const offers = [...screen.getByRole('region', { name: 'หรือลองปรับเงื่อนไข' }).querySelectorAll('a')];
  expect(offers.length).toBeLessThanOrEqual(5);
  for (const offer of offers) {
    const promised = Number(/\d+/.exec(offer.lastElementChild?.textContent ?? '')?.[0]);
    expect(promised).toBeGreaterThan(0);
    expect(await countOf(new URL(offer.getAttribute('href') ?? '', 'http://localhost').search)).toBe(promised);
  }
});

it('an empty result shows the nearest homes with the wish that each misses, and leads to an enquiry', async () => {
  await openSearch('/th-th/search?q=คอนโด+500000&beds_min=5&sort=price-asc&view=map', 'th-th');
  const cards = [...document.querySelectorAll('article')];
  expect(cards.length).toBeGreaterThan(2);
  for (const card of cards) expect(card.textContent).toMatch(/ห้องนอน แทน 5.ห้องนอนขึ้นไป · เกินงบ ฿\d|สอบถามราคา/);
  const offer = within(screen.getByRole('region', { name: 'ยังไม่เจอที่ใช่' }));
  const query = new URLSearchParams({ q: 'คอนโด 500000', beds_min: '5' });
  expect(offer.getByRole('link').getAttribute('href')).toBe(`/th-th/search/request?${query}`);
  expect(offer.getByRole('button', { name: /บันทึกการค้นหานี้/ })).toBeDefined();
});

it('a short result ends with a link to an enquiry, a long one does not', async () => {
  const { go } = await openSearch('/en-us/search?q=RM-1006');
  expect(screen.getByText('Let us look for you').getAttribute('href')).toBe('/en-us/search/request?q=RM-1006');
  await go('/en-us/search?type=condo');
  expect(screen.queryByText('Let us look for you')).toBeNull();
});

it('the links to views and pages keep the search', async () => {
  await openSearch('/en-us/search?type=condo&sort=price-asc&page=2');
  const href = (name: string) => screen.getByLabelText(name).getAttribute('href');
  expect(href('Map')).toBe('/en-us/search?type=condo&sort=price-asc&view=map&page=2#results');
  expect(href('Previous')).toBe('/en-us/search?type=condo&sort=price-asc');
});

describe('the focus', () => {
  const count = () => document.querySelector('#found');

  it('moves from a removed chip to the next one, and from the last one to the count', async () => {
    const { user, address } = await openSearch('/en-us/search?deal=sale&type=condo&type=villa');
    for (const [name, left] of [
      ['Remove Condo', '/en-us/search?deal=sale&type=villa'],
      ['Remove Pool villa', '/en-us/search?deal=sale'],
    ] as const) {
      await user.click(screen.getByLabelText(name));
      await waitFor(() => expect(address()).toBe(left));
      await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Remove/));
    }
    await user.click(screen.getByLabelText('Remove Buy'));
    await waitFor(() => expect(document.activeElement).toBe(count()));
  });

  it('moves to the count after a text search', async () => {
    const { user } = await openSearch('/en-us/search');
    await user.click(field('q'));
    await user.paste('Rim Khlong');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(count()));
  });

  it.each([
    ['"Clear all"', '/en-us/search?deal=sale&type=condo', 'a[href="/en-us/search"]'],
    ['the next page', '/en-us/search', 'a[rel=next]'],
    [
      'a wider search',
      '/en-us/search?deal=sale&type=condo&price_max=500000&beds_min=5',
      '[aria-labelledby=wider] li a',
    ],
  ])('moves to the count after %s', async (_, from, link) => {
    const { user } = await openSearch(from);
    await user.click(document.querySelector(link) ?? document.body);
    await waitFor(() => expect(document.activeElement).toBe(count()));
  });

  it('stays in a field that the visitor has moved to', async () => {
    const { user, go, router } = await openSearch('/en-us/search?deal=sale&type=condo');
    router.push.mockImplementation(() => undefined);
    await user.click(screen.getByText('Clear all'));
    field('q').focus();
    await go('/en-us/search');
    expect(document.activeElement).toBe(field('q'));
  });
});

describe('the sort order', () => {
  const order = () => screen.getByLabelText<HTMLSelectElement>('Sort by');
  const isHeld = () => order().form?.hasAttribute('data-held');

  /** Imitates an arrow key on a closed select. */
  function passTo(sort: string) {
    fireEvent.keyDown(order(), { key: 'ArrowDown' });
    fireEvent.change(order(), { target: { value: sort } });
  }

  it('starts at the first page after a change, and follows the URL', async () => {
    const { user, address, go } = await openSearch('/en-us/search?deal=sale&page=2');
    await user.selectOptions(order(), 'price-asc');
    await waitFor(() => expect(address()).toBe('/en-us/search?deal=sale&sort=price-asc'));
    await go('/en-us/search?deal=sale&page=2');
    expect(order().value).toBe('');
  });

  it('does not navigate on arrow keys until Enter is pressed', async () => {
    const { router, address } = await openSearch('/en-us/search?deal=sale');
    passTo('price-asc');
    passTo('price-desc');
    expect(isHeld()).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
    fireEvent.keyDown(order(), { key: 'Enter' });
    await waitFor(() => expect(address()).toBe('/en-us/search?deal=sale&sort=price-desc'));
    expect(isHeld()).toBe(false);
  });

  it('submits changed filters with another order or view', async () => {
    const { user, address } = await openSearch('/en-us/search?type=condo');
    await user.click(field('type', 'villa'));
    await user.selectOptions(order(), 'price-asc');
    await waitFor(() => expect(address()).toBe('/en-us/search?type=condo&type=villa&sort=price-asc'));
    await user.click(field('beds_min', '2'));
    await user.click(screen.getByLabelText('Map'));
    await waitFor(() =>
      expect(address()).toBe('/en-us/search?type=condo&type=villa&beds_min=2&sort=price-asc&view=map#results'),
    );
  });

  it('does not change without a connection', async () => {
    const { user, router } = await openSearch('/en-us/search');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.selectOptions(order(), 'price-asc');
    expect(router.push).not.toHaveBeenCalled();
    expect(order().value).toBe('');
  });
});
