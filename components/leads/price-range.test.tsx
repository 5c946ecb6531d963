import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { PriceRange } from './price-range';
import { field } from './testing/fields';

const PLOT = { property_type: 'land', district: '1039', size_unit: 'rai', rai: '', ngan: '', sqwah: '' };

function Plot() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      {Object.entries(PLOT).map(([name, value]) => (
        <input key={name} id={name} name={name} defaultValue={value} />
      ))}
      <PriceRange form={form} isShown />
    </form>
  );
}

it('a size is asked in hundredths, and a failure ends with its size', async () => {
  const sizes: (string | null)[] = [];
  vi.stubGlobal('fetch', async (target: string | Request) => {
    const { searchParams } = new URL(typeof target === 'string' ? target : target.url, location.href);
    sizes.push(searchParams.get('size'));
    return sizes.length === 1 ? Response.json({}, { status: 400 }) : Response.json({ count: 2 });
  });
  const { user } = renderOnPage(<Plot />);
  await user.type(field('rai'), '2');
  await user.type(field('sqwah'), '99.93');
  await screen.findByText(/couldn’t load/);
  expect(sizes).toEqual(['899.93']);
  await user.type(field('ngan'), '1');
  expect(screen.queryByText(/couldn’t load/)).toBeNull();
  await screen.findByText(/only 2 similar homes/);
});
