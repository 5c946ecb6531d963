import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CollectionName } from './collections';
import { gallerySlides } from './gallery';
import { toListingSummary } from './listing-summary';
import { parseCollection } from './parse-collection';
import { listingDocumentFixture } from './testing/documents';

const alt = { th: 'ภาพ', en: 'A picture' };
const media = (url: string, kind = 'photo', more = {}) => ({ kind, url, width: 900, height: 600, alt, ...more });

/** The entity of a document, and the log messages about it. */
function parsed<Name extends CollectionName>(name: Name, document: object) {
  const logged: string[] = [];
  const entities = parseCollection(name, [document], (dropped) => {
    logged.push(...dropped.map(({ outcome, fault }) => `${outcome} ${fault.field} ${fault.issue.message}`));
  });
  return { entity: [...entities.values()][0], logged };
}

it('drops and logs the pictures of a listing that visitors cannot see', () => {
  const drive = 'https://drive.google.com/file/d/1AbC/view';
  const { entity, logged } = parsed('listings', {
    ...listingDocumentFixture,
    media: [
      media('http://elsewhere.test/a.jpg'),
      media(drive),
      media('/demo/a.HEIC'),
      media('/demo/a.jpg', 'photo', { pair: { side: 'after', number: 1 } }),
      media('https://elsewhere.test/b.jpg', 'photo', { pair: { side: 'before', number: 1 } }),
      media('https://elsewhere.test/plan.png', 'floor-plan'),
      media('https://www.youtube.com/watch?v=aaaaaaaaaaa', 'video', { poster: drive }),
    ],
  });
  if (entity === undefined) throw new TypeError('the listing was dropped');
  expect(entity.media.map(({ kind, url, poster }) => [kind, url, poster])).toEqual([
    ['photo', '/demo/a.jpg', undefined],
    ['video', 'https://www.youtube.com/watch?v=aaaaaaaaaaa', undefined],
  ]);
  expect(gallerySlides(entity.media)).toHaveLength(1);
  expect(toListingSummary(entity).picture?.url).toBe('/demo/a.jpg');
  expect(logged).toEqual([
    expect.stringMatching(/^field dropped media\.0\.url must begin with https/),
    `field dropped media.0.url share-link: ${drive}`,
    'field dropped media.1.url heic: /demo/a.HEIC',
    'field dropped media.3.url host-not-allowed: https://elsewhere.test/b.jpg',
    'field dropped media.4.url host-not-allowed: https://elsewhere.test/plan.png',
    `field dropped media.5.poster share-link: ${drive}`,
  ]);
});

it('drops a cover that visitors cannot see, and keeps the article', () => {
  const [article] = JSON.parse(readFileSync('content/contents.json', 'utf8'));
  const cover = { url: 'https://elsewhere.test/b.jpg', width: 900, height: 600, alt };
  const { entity, logged } = parsed('contents', { ...article, cover });
  expect(entity).toMatchObject({ id: article.id });
  expect(entity?.cover).toBeUndefined();
  expect(logged).toEqual(['field dropped cover.url host-not-allowed: https://elsewhere.test/b.jpg']);
});
