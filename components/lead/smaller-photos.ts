'use client';

import { PHOTO_LIMITS } from '@/lib/leads/photo-limits';

const LONGEST_SIDE = 2_000;
const QUALITY = 0.82;

async function drawnSmaller(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) {
    // A JPEG has no holes: they would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  return context === null ? null : new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** The types that the server reads. A file of another type that this browser can show (HEIC in Safari) is sent as JPEG. */
const READ_BY_SERVER = /^image\/(jpeg|png|webp|avif|gif)$/;

async function smaller(file: File): Promise<Blob> {
  const made = await drawnSmaller(file).catch(() => null);
  const isBetter = made !== null && made.size > 0 && (made.size < file.size || !READ_BY_SERVER.test(file.type));
  return isBetter ? made : file;
}

/**
 * Photographs made small enough for a phone's line; the file itself where the browser cannot read it or gains nothing. One
 * after the other: each takes as much memory as it has pixels.
 */
export async function smallerPhotos(files: readonly File[]): Promise<Blob[]> {
  const photos: Blob[] = [];
  for (const file of files) photos.push(await smaller(file));
  return photos;
}

/**
 * The names of those among `files` of which what was `made` is still too large to send, null where there is none: what the
 * browser cannot read it cannot make smaller either.
 */
export function namesStillLarge(files: readonly File[], made: readonly Blob[]): string | null {
  const large = files.filter((_, index) => (made[index]?.size ?? 0) > PHOTO_LIMITS.bytes);
  return large.length === 0 ? null : large.map(({ name }) => name).join(', ');
}
