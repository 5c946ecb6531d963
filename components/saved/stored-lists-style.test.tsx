import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StoredListsStyle } from './stored-lists-style';

const draftOf = (days: number) =>
  JSON.stringify({ id: '', at: Date.now() - days * 24 * 3_600_000, values: { phone: '0812345678' } });

it('opening any page deletes a seller’s draft that is a month old and keeps a newer one', () => {
  localStorage.setItem('seller-draft', draftOf(31));
  render(<StoredListsStyle />).unmount();
  expect(localStorage.getItem('seller-draft')).toBeNull();
  localStorage.setItem('seller-draft', draftOf(29));
  render(<StoredListsStyle />);
  expect(localStorage.getItem('seller-draft')).toContain('0812345678');
});
