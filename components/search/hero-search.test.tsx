import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { formQuery } from './form-query';
import { HeroSearch } from './hero-search';

it('sends no deal unless one is chosen', async () => {
  const { user, container } = renderOnPage(<HeroSearch action="/th-th/search" />, { locale: 'th-th' });
  const form = container.querySelector('form');
  if (form === null) throw new Error('there is no form');
  await user.type(screen.getByRole('searchbox'), 'คอนโดให้เช่า');
  expect(new URLSearchParams(formQuery(form)).get('deal')).toBeNull();
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
  await user.click(screen.getByText('เช่า'));
  expect(new URLSearchParams(formQuery(form)).get('deal')).toBe('rent');
});

it('is not submitted without a connection', () => {
  const { container } = renderOnPage(<HeroSearch action="/th-th/search" />, { locale: 'th-th' });
  const form = container.querySelector('form');
  if (form === null) throw new Error('there is no form');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(fireEvent.submit(form)).toBe(false);
});
