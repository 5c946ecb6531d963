import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderOnPage } from '../testing/render';
import { MenuLink } from './menu-link';

it('marks the menu entry of the current section, on each of its pages', () => {
  renderOnPage(
    <>
      <MenuLink href="/properties/1">Homes</MenuLink>
      <MenuLink href="/our-works/1">Works</MenuLink>
    </>,
    { url: '/en-us/properties/3' },
  );
  expect(screen.getByRole('link', { name: 'Homes' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Works' }).hasAttribute('aria-current')).toBe(false);
});
