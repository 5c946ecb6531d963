import { expect, it, vi } from 'vitest';
import { renderOnPage } from '../testing/render';
import { LocalLink, setNavigationGuard } from './navigation';

type Given = {
  href: string;
  prefetch?: boolean;
  onClick: (event: { currentTarget: Element }) => void;
  onNavigate: (event: { preventDefault: () => void }) => void;
};

const given = vi.hoisted(() => vi.fn<(props: Given) => null>(() => null));
vi.mock('next/link', () => ({ default: given }));

const lastGiven = () => given.mock.lastCall?.[0];

it('links to the page in the current language, and is prefetched by the default of Next.js', () => {
  renderOnPage(<LocalLink href="/search?q=condo">Search</LocalLink>, { locale: 'th-th' });
  expect(lastGiven()).toMatchObject({ href: '/th-th/search?q=condo', prefetch: undefined });
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'U5 is not prefetched if the visitor saves data or has a slow connection: %o',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    renderOnPage(<LocalLink href="/search">Search</LocalLink>);
    expect(lastGiven()).toMatchObject({ prefetch: false });
  },
);

it('U2 N1 is stopped if the build watch handles the navigation', () => {
  const take = vi.fn(() => true);
  const stop = setNavigationGuard(take);
  renderOnPage(
    <LocalLink href="/search" scroll={false}>
      Search
    </LocalLink>,
  );
  const preventDefault = vi.fn();
  lastGiven()?.onNavigate({ preventDefault });
  expect(take).toHaveBeenCalledExactlyOnceWith({ href: '/en-us/search', replace: false, scroll: false });
  expect(preventDefault).toHaveBeenCalledOnce();
  stop();
  lastGiven()?.onNavigate({ preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
});

it('is busy once it navigates', () => {
  renderOnPage(<LocalLink href="/search">Search</LocalLink>);
  const link = document.createElement('a');
  lastGiven()?.onClick({ currentTarget: link });
  expect(link.hasAttribute('aria-busy')).toBe(false);
  lastGiven()?.onNavigate({ preventDefault: () => undefined });
  expect(link.getAttribute('aria-busy')).toBe('true');
});
