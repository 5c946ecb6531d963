import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';

/** A picture's URL and, if it follows directly, the colour of an earlier run. */
const PICTURE = /(\s*)"url"(\s*:\s*)"(\/[^"\\]*)"(?:\s*,\s*"colour"\s*:\s*"[^"]*")?/g;

/** The average colour as `#rrggbb`. Null for a picture with transparency: the colour would show through it. */
export async function averageColour(path: string): Promise<string | null> {
  const { isOpaque } = await sharp(path).stats();
  if (!isOpaque) return null;
  const pixel = await sharp(path).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

/** Videos and their captions have a `url` too. */
const OTHER_FILE = /\.(mp4|webm|vtt)$/i;

/** The URLs of the local pictures in a JSON text. */
export const picturesIn = (json: string): string[] =>
  [...json.matchAll(PICTURE)].map(([, , , url = '']) => url).filter((url) => !OTHER_FILE.test(url));

function coloured(value: unknown, colours: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => coloured(inner, colours));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, coloured(inner, colours)]);
  const colour = 'url' in value && typeof value.url === 'string' ? colours.get(value.url) : undefined;
  return Object.fromEntries(colour === undefined ? entries : [...entries, ['colour', colour]]);
}

/**
 * Writes the colour after the URL of each local picture and keeps every other byte.
 * @throws Error if that would change the data otherwise, for example because a colour is elsewhere in the object
 */
export function writeColours(json: string, colours: ReadonlyMap<string, string>): string {
  const written = json.replace(PICTURE, (whole: string, indent: string, colon: string, url: string) => {
    const colour = colours.get(url);
    return colour === undefined ? whole : `${indent}"url"${colon}"${url}",${indent}"colour"${colon}"${colour}"`;
  });
  if (!isDeepStrictEqual(JSON.parse(written), coloured(JSON.parse(json), colours)))
    throw new Error('a "colour" must directly follow its "url"; remove the one elsewhere first');
  return written;
}
