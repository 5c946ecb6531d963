import { expect, it } from 'vitest';
import { PHOTO_LIMITS } from '@/lib/leads/photo-limits';
import { addPhotos } from './photo-field';

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const names = (files: readonly File[]) => files.map(({ name }) => name).join(' ');

it('adds photos to the chosen ones without duplicates', () => {
  const added = addPhotos([file('a'), file('b')], [file('b'), file('c')]);
  expect([names(added.files), added.refusal]).toEqual(['a b c', null]);
});

it('rejects empty files by name', () => {
  const added = addPhotos([file('a')], [file('none', 0), file('b'), file('nothing', 0)]);
  expect([names(added.files), added.refusal]).toEqual(['a b', { code: 'photo-empty', names: 'none, nothing' }]);
});

it('rejects photos over the limits by name', () => {
  const large = file('large', PHOTO_LIMITS.chosenBytes + 1);
  const one = addPhotos([], [file('whole', PHOTO_LIMITS.chosenBytes), large]);
  expect([names(one.files), one.refusal]).toEqual(['whole', { code: 'photo-large', names: 'large' }]);
  const many = addPhotos(
    [file('a'), file('b')],
    ['c', 'd', 'e', 'f', 'g'].map((name) => file(name)),
  );
  expect([names(many.files), many.refusal]).toEqual(['a b c d e', { code: 'photos-many', names: 'f, g' }]);
});
