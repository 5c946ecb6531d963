'use client';

import { PHOTO_LIMITS } from '@/lib/leads/photo-limits';

const MAX_SIDE = 2_000;
const QUALITY = 0.82;

async function drawReduced(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context !== null) {
    // JPEG has no transparency: transparent areas would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  return context === null ? null : new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * Types that the server can read. A file of another type that the browser can decode (HEIC in Safari) is sent as JPEG.
 */
const READ_BY_SERVER = /^image\/(jpeg|png|webp|avif|gif)$/;

async function reduce(file: File): Promise<Blob> {
  const reduced = await drawReduced(file).catch(() => null);
  const isBetter =
    reduced !== null && reduced.size > 0 && (reduced.size < file.size || !READ_BY_SERVER.test(file.type));
  return isBetter ? reduced : file;
}

/**
 * Reduces photographs for upload. Returns the original file if the browser cannot decode it or the result is not
 * smaller. Works sequentially, because each decoded photograph takes memory in proportion to its pixels.
 */
export async function smallerPhotos(files: readonly File[]): Promise<Blob[]> {
  const photos: Blob[] = [];
  for (const file of files) photos.push(await reduce(file));
  return photos;
}

/**
 * Names of the files that are too large to send even after reduction, for example because the browser cannot decode
 * them. Returns null if there are none.
 */
export function namesStillLarge(files: readonly File[], reduced: readonly Blob[]): string | null {
  const large = files.filter((_, index) => (reduced[index]?.size ?? 0) > PHOTO_LIMITS.bytes);
  return large.length === 0 ? null : large.map(({ name }) => name).join(', ');
}
