import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { NotFoundView } from './not-found-view';

it('E1 a not-found page shows its status, its title, an element for the message and a search', () => {
  renderOnPage(
    <NotFoundView>
      <button type="button">ค้นหา</button>
    </NotFoundView>,
    { locale: 'th-th', url: '/th-th/nope' },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ไม่พบหน้านี้');
  expect(screen.getByText(/404/)).toBeDefined();
  expect(document.querySelector('code[lang=en][data-error-message]')?.textContent).toBe('Page Not Found');
  expect(screen.getByRole('button', { name: 'ค้นหา' })).toBeDefined();
});

it('E1 the page of a rejected URL shows its status and a search, but no English status text', () => {
  renderOnPage(
    <NotFoundView status={414}>
      <button type="button">ค้นหา</button>
    </NotFoundView>,
    { locale: 'th-th', url: '/th-th' },
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('เปิดลิงก์นี้ไม่ได้');
  expect(screen.getByText('ข้อผิดพลาด 414')).toBeDefined();
  expect(document.querySelector('[lang=en]')).toBeNull();
  expect(screen.getByRole('button', { name: 'ค้นหา' })).toBeDefined();
});
