import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { LanguageSwitch, MenuLink } from './header-links';

const openThaiLink = (url: string) => {
  const page = renderOnPage(<LanguageSwitch label="ภาษาไทย" short="TH" />, { url });
  return { ...page, link: screen.getByRole('link', { name: 'ภาษาไทย' }) };
};

afterEach(() => {
  window.location.hash = '';
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
});

it('L6 links to the same path and query in the other language, with hreflang and lang', () => {
  const { link } = openThaiLink('/en-us/search?province=10&deal=sale');
  expect(link).toHaveProperty('pathname', '/th-th/search');
  expect(link.getAttribute('href')).toBe('/th-th/search?province=10&deal=sale');
  expect(link.getAttribute('hreflang')).toBe('th-TH');
  expect(link.getAttribute('lang')).toBe('th');
});

it('L3 L6 a press keeps hash and scroll position, replaces the history entry and sets the cookie', async () => {
  const { link, user, router } = openThaiLink('/en-us/search?q=condo');
  window.location.hash = '#results';
  expect(document.cookie).toBe('');
  await user.click(link);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/th-th/search?q=condo#results', { scroll: false });
  expect(router.push).not.toHaveBeenCalled();
  expect(document.cookie).toContain('i18n_redirected=th-th');
});

it('L6 a press with a modifier key is left to the browser, which opens a tab', async () => {
  const { link, user, router } = openThaiLink('/en-us');
  const stay = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', stay, { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(stay).toHaveBeenCalledOnce();
  expect(router.replace).not.toHaveBeenCalled();
});

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
