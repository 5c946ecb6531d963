type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** What the first bytes say; null for everything else, SVG and text included. Names and Content-Type do not count. */
export function pictureType(bytes: Buffer): PictureType | null {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  return /^ftypavi[fs]$/.test(text(bytes, 4, 12)) ? 'avif' : null;
}
