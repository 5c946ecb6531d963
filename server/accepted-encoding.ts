/** How a body can be sent, the smallest first. */
const FORMS = ['br', 'gzip'] as const;
type Form = (typeof FORMS)[number];
export type Encoding = Form | 'identity';

/** The first of these forms that a browser takes (RFC 9110 §12.5.3): one that it names, and not with q=0. */
export function firstAccepted<Of extends Form>(
  header: string | string[] | undefined,
  forms: readonly Of[],
): Of | 'identity' {
  const named = String(header ?? '')
    .slice(0, 1_000)
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return forms.find((form) => named.includes(form)) ?? 'identity';
}

/** The smallest form that a browser takes. */
export const acceptedEncoding = (header: string | string[] | undefined): Encoding => firstAccepted(header, FORMS);
