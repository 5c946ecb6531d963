import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContactWidget as Entry } from '@/lib/content/contact-widget';
import { renderOnPage } from '../testing/render';
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
const widget = (fromServer: readonly Entry[] | null, look: 'rail' | 'list' = 'list') =>
  renderOnPage(<ContactWidget look={look} label="Contact us" fromServer={fromServer} />);

function siteAnswers(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('the contact widget', () => {
  it('shows the channels of the server in order, and asks for nothing', () => {
    const fetched = siteAnswers(async () => Response.json([]));
    widget(CHANNELS, 'rail');
    expect(addresses()).toEqual(ADDRESSES);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('W6 is left out where there are no channels', () => {
    widget([]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('W6 warns of an answer that is no list, and is left out', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    siteAnswers(async () => Response.json({ channels: 'none' }));
    widget(null);
    await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(expect.any(String), expect.any(TypeError)));
    warned.mockClear();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('W5 fetches the channels once where the server has none, for every place that shows them', async () => {
    const fetched = siteAnswers(async () => Response.json(CHANNELS));
    renderOnPage(
      <>
        <ContactWidget look="rail" label="Rail" fromServer={null} />
        <ContactWidget look="list" label="List" fromServer={null} />
      </>,
    );
    expect(await screen.findAllByRole('navigation')).toHaveLength(2);
    expect(addresses()).toEqual([...ADDRESSES, ...ADDRESSES]);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
