import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PHOTO_LIMITS, readLeadForm } from '@/lib/leads/lead-form';
import { addPhotos, toFileList } from './photo-field';
import { type Answer, stubEndpoints, TAKEN } from './testing/endpoint';
import { field, notice } from './testing/fields';
import { fillRequired, renderSellerForm, send } from './testing/seller-page';

const MEGABYTE = 1024 * 1024;

const photo = (name: string, bytes = 9) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** Chooses files as the browser's dialog does: they replace those in the field. */
function choose(...files: File[]) {
  const input = field('photos');
  if (input instanceof HTMLInputElement) input.files = toFileList(files);
  fireEvent.change(input);
}

const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const fault = () => document.getElementById('photos-error')?.textContent;

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
});

describe('photos', () => {
  it('are added to the chosen ones with previews, and can be removed', async () => {
    stubEndpoints();
    const { user } = renderSellerForm();
    choose(photo('home.jpg', 2 * MEGABYTE), photo('huge.jpg', 26 * MEGABYTE));
    expect(chosen()).toEqual(['home.jpg2.0 MBRemove']);
    expect(fault()).toContain('huge.jpg');
    choose(photo('garden.jpg'));
    expect(chosen()).toEqual(['home.jpg2.0 MBRemove', 'garden.jpg0.1 MBRemove']);
    expect(fault()).toBeUndefined();
    expect(screen.getByText('2 of 5 photos selected').getAttribute('role')).toBe('status');
    const picture = screen.getByRole('list', { name: 'Selected photos' }).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('blob:photo');
    await user.click(screen.getByRole('button', { name: 'Remove garden.jpg' }));
    expect(chosen()).toEqual(['home.jpg2.0 MBRemove']);
    expect(document.activeElement).toBe(field('photos'));
  });

  it('are sent as a multipart form, without their file names', async () => {
    const { sent } = stubEndpoints();
    const { user } = renderSellerForm();
    fillRequired();
    choose(photo('IMG 1234 at home.jpg'));
    await send(user);
    await expect.poll(() => sent.length).toBe(1);
    const { photos, name } = sent[0]?.fields ?? {};
    expect(photos instanceof File && [photos.name, photos.size]).toEqual(['photo', 9]);
    expect(name).toBe('Somchai');
  });

  it('have to be chosen again after a form was sent without scripts', () => {
    stubEndpoints();
    const values = { ...readLeadForm(new Map([['name', 'Somying']])), photos: 'a1b2' };
    renderSellerForm({ submitted: { values, errors: [{ field: 'province', code: 'province-required' }] } });
    expect(screen.getByText(/Please choose them again/)).toBeDefined();
  });
});

describe('photos that are rejected', () => {
  it('are named if they cannot be scaled down enough, and nothing is sent', async () => {
    const { sent } = stubEndpoints([{ status: 408 }]);
    const { user } = renderSellerForm();
    fillRequired();
    choose(photo('small.jpg'), photo('large.jpg', 6 * MEGABYTE));
    await send(user);
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(fault()).toBe('These couldn’t be resized below 5\u00a0MB: large.jpg. Remove them or send them on LINE.');
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove large.jpg' }));
    await send(user);
    await screen.findByRole('alert', { name: 'Your message wasn’t sent' });
    expect(notice('Your message wasn’t sent').getByText(/send the form without photos/)).toBeDefined();
  });

  it('have an error in the list if the browser cannot show them, with a separate message for HEIC', () => {
    stubEndpoints();
    renderSellerForm();
    choose(photo('home.jpg'), photo('IMG_7.HEIC'), photo('page.jpg'), photo('none.jpg', 0));
    expect(fault()).toBe('Empty, so not added: none.jpg. Choose again once your device has downloaded the whole file.');
    const pictures = screen.getByRole('list', { name: 'Selected photos' }).querySelectorAll('img');
    for (const picture of [...pictures].slice(1)) fireEvent.error(picture);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Your browser can’t open HEIC photos. Save this one as JPEG, or send it on LINE.',
      'This file can’t be opened. It’s damaged or not a photo. Remove it, or send it on LINE.',
    ]);
    expect(chosen()[1]).toMatch(/^IMG_7\.HEIC/);
  });

  it('are listed on the thank-you page if they were left out of the enquiry', async () => {
    const json = { reference: '3F9A-07C1', left_out: '2-heic.3-unreadable.x-y' };
    const { sent } = stubEndpoints([{ status: 201, json }]);
    const { user, router } = renderSellerForm();
    fillRequired();
    choose(photo('home.jpg'), photo('IMG_7.HEIC'), photo('page.jpg'));
    await send(user);
    await expect
      .poll(() => router.push.mock.calls.map(([path]) => path))
      .toEqual(['/en-us/contact-us-for-sell/sent/3F9A-07C1?left_out=2-heic.3-unreadable']);
    expect(sent).toHaveLength(1);
  });

  it('show the reason and stay chosen', async () => {
    const answer: Answer = { status: 413, json: { errors: [{ field: 'photos', code: 'photo-large' }] } };
    const { sent } = stubEndpoints([answer, TAKEN]);
    const { user } = renderSellerForm();
    fillRequired();
    choose(photo('home.jpg'), photo('note.jpg'));
    await send(user);
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(fault()).toContain('Each photo must be 5\u00a0MB or smaller');
    expect(screen.queryByText(/Please choose them again/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove note.jpg' }));
    await send(user);
    await expect.poll(() => sent.length).toBe(2);
  });
});

describe('addPhotos', () => {
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
});
