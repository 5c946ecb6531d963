type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/**
 * The brands of an ISO media file: the major brand, then the compatible ones (ISO/IEC 14496-12, `ftyp`). Empty for
 * other files.
 */
function brands(bytes: Buffer): string[] {
  if (text(bytes, 4, 8) !== 'ftyp') return [];
  const [first, rest] = [text(bytes, 8, 12), text(bytes, 16, Math.min(bytes.readUInt32BE(0), 256))];
  return [first, ...(rest.match(/.{4}/gs) ?? [])];
}

/** Whether the file is HEIC, a phone format that sharp cannot decode. */
export const isHeic = (bytes: Buffer): boolean =>
  brands(bytes).some((brand) => /^he(ic|ix|im|is|vc|vx|vm|vs)$/.test(brand));

/**
 * Detects the type by the first bytes. Null for anything else, including SVG and text. Ignores names and Content-Type.
 */
export function pictureType(bytes: Buffer): PictureType | null {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  // Apple's and other programs write the generic `mif1` as the major brand.
  return brands(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
}
