import { z } from 'zod';
import { recordStatus, refusing } from './fields';

/** The host must be literal, because otherwise a visitor's path could choose the host. */
const isHttps = (target: string) =>
  /^https:\/\/[^\s\\/?#:*@]+(?::\d+)?(?:[/?#]|$)/.test(target) && URL.canParse(target.replaceAll('/:', '/'));

/**
 * `redirects`: `from` is a path without locale, in which `:name` matches one segment and a trailing `*` the rest. `to`
 * is a path without locale that may use the same names or, if `external`, an absolute https URL.
 */
export const redirectDocument = z
  .object({
    id: z.string().min(1),
    record_status: recordStatus,
    from: z.string().regex(/^\/(?!\/)[^\s?#\\]*$/),
    to: z.string().min(1),
    status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
    external: z.boolean().default(false),
  })
  .refine((rule) => (rule.external ? isHttps(rule.to) : /^\/(?![/\\])[^\s\\]*$/.test(rule.to)), {
    path: ['to'],
    ...refusing({
      en: 'must be a path, or an absolute https address when external is true',
      th: 'ต้องเป็นพาธ หรือลิงก์ https เต็มเมื่อ external เป็น TRUE',
    }),
  });
