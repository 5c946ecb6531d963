import { expect, it } from 'vitest';
import { parsedContent } from './check-content';
import { checkPictures } from './pictures';

const alt = { th: 'ภาพ', en: 'A picture' };
const SHARED = [
  'https://drive.google.com/file/d/1AbC/view?usp=sharing',
  'https://photos.app.goo.gl/abc',
  'https://www.dropbox.com/s/abc/a.jpg?dl=0',
  'https://1drv.ms/i/s!abc',
  'https://company-my.sharepoint.com/:i:/g/abc',
  'https://m.facebook.com/photo/?fbid=1',
];

/** The faults, as `id field reason`, of works with one picture each, at these addresses. */
async function faults(...urls: readonly string[]): Promise<string[]> {
  const media = (url: string) => [{ kind: 'photo', url, width: 900, height: 600, alt }];
  const works = urls.map((url, index) => ({
    ...{ id: `w-${index}`, record_status: 'Active', order: 1, title: alt, scope: alt, body: alt, work_type: 'build' },
    ...{ province_code: '10', district_code: '1001', started_at: '2025-01-01', finished_at: '2025-02-01' },
    media: media(url),
  }));
  const { content } = parsedContent({ works: JSON.stringify(works) });
  expect(content.works).toHaveLength(urls.length);
  const found = await checkPictures(content, async (url) =>
    url.includes('gone') ? { en: `${url} is gone`, th: '' } : undefined,
  );
  return found.map(({ id, field, reason }) => `${id} ${field} ${reason.en}`);
}

it('reports sharing links, which open a page instead of a picture', async () => {
  const found = await faults(...SHARED);
  expect(found).toEqual(
    SHARED.map((_, index) =>
      expect.stringMatching(new RegExp(`^w-${index} media\\.0\\.url '.+' is a link for sharing, .+ download`)),
    ),
  );
});

it('reports HEIC files, other hosts and unreadable files, with their fields', async () => {
  const found = await faults('/demo/a.HEIC', 'https://pictures.elsewhere/a.jpg', '/demo/gone.jpg', '/demo/good.jpg');
  expect(found).toEqual([
    expect.stringMatching(/^w-0 media\.0\.url '\/demo\/a\.HEIC' is HEIC/),
    expect.stringMatching(
      /^w-1 media\.0\.url .+ is on a host whose pictures the site does not show; .+ IMAGE_HOSTS, which/,
    ),
    'w-2 media.0.url /demo/gone.jpg is gone',
  ]);
});

it('checks articles, covers, posters and contact pictures, but not sources, and not videos as pictures', async () => {
  const film = { kind: 'video', url: '/film.mp4', poster: 'https://elsewhere.test/p.jpg', width: 9, height: 9, alt };
  const body = { en: 'Text\n\n![Plan](https://drive.google.com/file/d/1/view)', th: '![ผัง](/demo/good.jpg)' };
  const article = {
    ...{ id: 'a', record_status: 'Active', category: 'guide', title: alt, excerpt: alt, body, author: 'b' },
    ...{ cover: { url: '/gone.jpg', width: 9, height: 9, alt }, published_at: '2026-01-01T00:00:00Z' },
    ...{
      updated_at: '2026-01-01T00:00:00Z',
      sources: [{ title: alt, url: 'https://elsewhere.test/', accessed_at: '2026-01-01' }],
    },
  };
  const page = { id: 'about-us', record_status: 'Active', title: alt, summary: alt, body: alt, media: [film] };
  const contact = {
    id: 'c',
    record_status: 'Active',
    contact_name: 'LINE',
    contact_image_url: 'http://elsewhere.test/i.png',
  };
  const { content } = parsedContent({
    contents: JSON.stringify([article]),
    pages: JSON.stringify([page]),
    contact_widget: JSON.stringify([contact]),
  });
  const checked: string[] = [];
  const found = await checkPictures(content, async (url, isPicture) => {
    checked.push(`${url} ${isPicture}`);
    return undefined;
  });
  expect(found.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'contact_widget.json contact_image_url',
    'contents.json body.en',
    'pages.json media.0.poster',
  ]);
  expect(checked).toEqual(['/demo/good.jpg true', '/gone.jpg true', '/film.mp4 false']);
});
