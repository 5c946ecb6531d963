import { IMAGE_DEFAULT_FORMAT, IMAGE_DEFAULT_QUALITY } from '../config/constants';
import { PictureFault, type PictureFaultCode } from './fault';
import { PICTURE_WIDTHS } from './picture-address';

type PictureFormat = 'webp' | 'avif' | 'jpeg' | 'png';

/** `plain` means JPEG, or PNG for transparency: for clients that accept neither AVIF nor WebP. */
export type OutputFormat = PictureFormat | 'plain';

type Fit = 'cover' | 'contain' | 'fill' | 'inside' | 'outside';

/** Normalized: equivalent requests have equal modifiers. */
export type Modifiers = {
  format: PictureFormat | 'auto';
  width: number | null;
  height: number | null;
  fit: Fit | null;
  quality: number;
  /** `#` and 6 or 8 lower-case hex digits. */
  background: string | null;
};

const FORMATS = new Map<string, Modifiers['format']>([
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['jpeg', 'jpeg'],
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['auto', 'auto'],
]);
const FITS = new Map<string, Fit>(
  (['cover', 'contain', 'fill', 'inside', 'outside'] as const).map((fit) => [fit, fit]),
);
const SIZES = new Map(PICTURE_WIDTHS.map((width) => [String(width), width]));
const NAMES = new Map<string, 'format' | 'fit' | 'width' | 'height' | 'resize' | 'quality' | 'background'>([
  ...(['format', 'fit', 'width', 'height', 'resize', 'quality', 'background'] as const).map(
    (name) => [name, name] as const,
  ),
  ['f', 'format'],
  ['w', 'width'],
  ['h', 'height'],
  ['s', 'resize'],
  ['q', 'quality'],
  ['b', 'background'],
]);

/** M1 M2: parses the decoded modifiers of `/_ipx/{modifiers}/…`. @throws PictureFault 400 */
export function parseModifiers(text: string): Modifiers {
  const values = pairs(text);
  const { width, height } = size(values);
  const fit = listed(FITS, values.get('fit'), 'wrong-fit');
  return {
    format: listed(FORMATS, values.get('format'), 'wrong-format') ?? IMAGE_DEFAULT_FORMAT,
    width,
    height,
    fit: width !== null && height !== null ? (fit ?? 'cover') : null,
    quality: quality(values.get('quality')),
    background: background(values.get('background')),
  };
}

/** `{key}{_ : or =}{value}` joined by `&` or `,`, as in ipx. A lone `_` means no modifiers. */
function pairs(text: string): Map<string, string> {
  const found = new Map<string, string>();
  if (text === '_') return found;
  for (const part of text.split(/[&,]/)) {
    const [, key = '', value = ''] = /^([a-z]+)[_:=](.+)$/.exec(part) ?? [];
    if (value === '') throw new PictureFault('malformed-modifiers');
    const name = NAMES.get(key);
    if (name === undefined) throw new PictureFault('unknown-modifier');
    if (found.has(name)) throw new PictureFault('repeated-modifier');
    found.set(name, value);
  }
  return found;
}

function listed<T>(values: ReadonlyMap<string, T>, text: string | undefined, code: PictureFaultCode): T | null {
  if (text === undefined) return null;
  const value = values.get(text);
  if (value === undefined) throw new PictureFault(code);
  return value;
}

function size(values: ReadonlyMap<string, string>): { width: number | null; height: number | null } {
  const resize = values.get('resize');
  if (resize === undefined)
    return {
      width: listed(SIZES, values.get('width'), 'unlisted-size'),
      height: listed(SIZES, values.get('height'), 'unlisted-size'),
    };
  if (values.has('width') || values.has('height')) throw new PictureFault('contradictory-modifiers');
  const [width, height = width, ...rest] = resize.split('x');
  if (rest.length > 0) throw new PictureFault('unlisted-size');
  return { width: listed(SIZES, width, 'unlisted-size'), height: listed(SIZES, height, 'unlisted-size') };
}

function quality(text: string | undefined): number {
  if (text === undefined) return IMAGE_DEFAULT_QUALITY;
  if (!/^([1-9]\d?|100)$/.test(text)) throw new PictureFault('wrong-quality');
  return Number(text);
}

function background(text: string | undefined): string | null {
  if (text === undefined) return null;
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) throw new PictureFault('wrong-background');
  return `#${digits.length < 6 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** M2: resolves `f_auto` by the Accept header. */
export function acceptedFormat(format: Modifiers['format'], accept: string | undefined): OutputFormat {
  if (format !== 'auto') return format;
  if (accepts(accept ?? '', 'image/avif')) return 'avif';
  return accepts(accept ?? '', 'image/webp') ? 'webp' : 'plain';
}

const accepts = (accept: string, type: string): boolean =>
  accept.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

export const modifiersKey = (chosen: Omit<Modifiers, 'format'> & { format: string }): string =>
  [chosen.format, chosen.width, chosen.height, chosen.fit, chosen.quality, chosen.background].join(',');
