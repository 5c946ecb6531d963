import type { Modifiers, PictureFormat } from './modifiers';

/** A format, or `plain`: JPEG, PNG where there is transparency, for who names neither AVIF nor WebP. */
export type OutputFormat = PictureFormat | 'plain';

const accepts = (accept: string, type: string): boolean =>
  accept.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** M2: `f_auto` becomes AVIF, WebP or a plain format, by the request's Accept; any other format stands. */
export function acceptedFormat(format: Modifiers['format'], accept: string | undefined): OutputFormat {
  if (format !== 'auto') return format;
  if (accepts(accept ?? '', 'image/avif')) return 'avif';
  return accepts(accept ?? '', 'image/webp') ? 'webp' : 'plain';
}
