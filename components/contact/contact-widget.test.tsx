import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowedSources } from '@/lib/content/allowed-sources';
import type { ContactWidget as Entry } from '@/lib/content/contact-widget';
import { renderOnPage } from '../testing/render';
import { ContactLinks } from './contact-links';
import { ContactWidget } from './contact-widget';

const entry = (changes: Partial<Entry>): Entry => ({
  ...{ order: 1, contact_name: 'Office', contact_url: 'tel:+6620000100', is_phonenumber: true },
  ...{ contact_image_url: '/phone.webp', contact_image_grey_url: '/phone-grey.webp' },
  ...changes,
});

const CHANNELS = [
  entry({}),
  entry({ contact_name: 'LINE', contact_url: 'https://line.me/R/ti/p/%40rommai', is_phonenumber: false }),
  entry({ contact_name: 'Second number', contact_url: '02 000 0199', is_phonenumber: false }),
];
const ADDRESSES = ['tel:+6620000100', 'https://line.me/R/ti/p/%40rommai', 'tel:020000199'];

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const widget = (fromServer: readonly Entry[] | null, variant: 'rail' | 'list' = 'list') =>
  renderOnPage(<ContactWidget variant={variant} label="Contact us" fromServer={fromServer} />);

function stubFetch(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('the contact widget', () => {
  it('shows the channels of the server in order and fetches nothing', () => {
    const fetched = stubFetch(async () => Response.json([]));
    widget(CHANNELS, 'rail');
    expect(addresses()).toEqual(ADDRESSES);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('shows the icon that an entry names instead of its pictures', () => {
    const { container } = widget([entry({ contact_icon: 'lucide:phone' }), entry({ contact_url: 'tel:2' })], 'rail');
    expect(container.querySelectorAll('.icon-phone')).toHaveLength(1);
    expect(container.querySelectorAll('img')).toHaveLength(2);
  });

  it('W6 is not rendered without channels', () => {
    widget([]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('W6 warns about a response that is not a list, and is not rendered', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    stubFetch(async () => Response.json({ channels: 'none' }));
    widget(null);
    await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(expect.any(String), expect.any(TypeError)));
    warned.mockClear();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('W5 fetches channels that the server does not have once for all places that show them', async () => {
    const fetched = stubFetch(async () => Response.json(CHANNELS));
    renderOnPage(
      <>
        <ContactWidget variant="rail" label="Rail" fromServer={null} />
        <ContactWidget variant="list" label="List" fromServer={null} />
      </>,
    );
    expect(await screen.findAllByRole('navigation')).toHaveLength(2);
    expect(addresses()).toEqual([...ADDRESSES, ...ADDRESSES]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('D a phone that fetches the channels shows them in its bar and does not show the rail', async () => {
    document.documentElement.dataset.layout = 'mobile';
    stubFetch(async () => Response.json(CHANNELS));
    renderOnPage(
      <>
        <ContactWidget variant="rail" label="Rail" fromServer={null} />
        <ContactWidget variant="list" label="List" fromServer={null} />
      </>,
    );
    expect(await screen.findByRole('navigation', { name: 'List' })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Rail' })).toBeNull();
    delete document.documentElement.dataset.layout;
  });
});

const ALLOWED = allowedSources({
  CDN_HOST: 'cdn.example',
  FIREBASE_STORAGE_BUCKET: 'home.appspot.com',
  IMAGE_HOSTS: ['pictures.example'],
});

/** The URLs of the pictures that a channel shows; null for its icon. */
function pictures(variant: 'rail' | 'list', contact_image_url: string, contact_image_grey_url = contact_image_url) {
  const entries = [entry({ contact_image_url, contact_image_grey_url })];
  const { container, unmount } = renderOnPage(
    <ContactLinks variant={variant} label="Contact us" allowed={ALLOWED} entries={entries} renderIcon={() => null} />,
  );
  const shown = [...container.querySelectorAll('img, svg')].map((each) => each.getAttribute('src'));
  unmount();
  return shown;
}

describe('pictures and links of a channel', () => {
  it.each([
    '/phone.webp',
    'https://cdn.example/phone 1.webp',
    'https://pictures.example/phone.webp',
    'https://firebasestorage.googleapis.com/v0/b/home.appspot.com/o/phone.webp?alt=media',
    'https://storage.googleapis.com/home.appspot.com/phone.webp',
  ])('W4 shows the picture %s, which the page may load', (url) => {
    expect([pictures('list', url), pictures('rail', url)]).toEqual([[url], [url, url]]);
  });

  it.each([
    '',
    ' ',
    'phone.webp',
    '//cdn.example/phone.webp',
    '/\\\\cdn.example/phone.webp',
    'http://cdn.example/phone.webp',
    'https://other.example/phone.webp',
    'https://cdn.example.other.example/phone.webp',
    'gs://home.appspot.com/phone.webp',
    'https://storage.googleapis.com/other/phone.webp',
    'https://[cdn.example',
  ])('W4 shows the icon of the channel instead of %j, which the page may not load', (url) => {
    expect([pictures('list', url), pictures('rail', url)]).toEqual([[null], [null]]);
  });

  it('W4 shows only the picture that the page may load', () => {
    expect(pictures('rail', '/phone.webp', 'https://other.example/grey.webp')).toEqual(['/phone.webp']);
    expect(pictures('rail', 'https://other.example/phone.webp', '/grey.webp')).toEqual(['/grey.webp']);
  });

  it.each([
    ['line://ti/p/@rommai', false, 'line://ti/p/@rommai'],
    ['https://line.me/x', true, 'https://line.me/x'],
    ['(02) 000 0100', true, 'tel:(02)0000100'],
    [' 02 000 0100 ', false, 'tel:020000100'],
    ['/contact', false, '/contact'],
    ['', false, null],
    [' ', true, null],
  ])('an entry with the link %j (a phone number: %s) has the href %j', (contact_url, is_phonenumber, href) => {
    widget([entry({ contact_url, is_phonenumber })]);
    expect(screen.getByText('Office').closest('a')?.getAttribute('href')).toBe(href);
  });
});
