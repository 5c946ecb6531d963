import type { Modifiers, PictureFormat } from './modifiers';

/** A format, or `plain` for clients that accept neither AVIF nor WebP: JPEG, or PNG if there is transparency. */
export type OutputFormat = PictureFormat | 'plain';

const accepts = (accept: string, type: string): boolean =>
  accept.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** M2: resolves `f_auto` to AVIF, WebP or a plain format by the Accept header. Any other format is unchanged. */
export function acceptedFormat(format: Modifiers['format'], accept: string | undefined): OutputFormat {
  if (format !== 'auto') return format;
  if (accepts(accept ?? '', 'image/avif')) return 'avif';
  return accepts(accept ?? '', 'image/webp') ? 'webp' : 'plain';
}
