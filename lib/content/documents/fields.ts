import { z } from 'zod';
import { plainPhone } from '../../i18n/numbers';
import { ID_PATTERN, isFullIconName } from '../ids';
import { plainMarkup, type TextKind } from '../plain-markup';

/** Control characters except tabs and line breaks, and lone surrogates, which cannot be URL-encoded. */
const NO_TEXT = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** In characters, far more than real texts need: an article of twenty pages, a title of six lines. */
const MAX_LENGTH = { text: 50_000, quote: 1_000, phrase: 500 } as const;

/** The reason of a custom rule: English for staff and logs, Thai for staff. */
export const customMessage = (words: { readonly en: string; readonly th: string }) => ({
  message: words.en,
  params: { th: words.th },
});

/** What `cleanText` may change: `<`, `&`, control characters, and surrogates, as half of a pair is no text. */
const UNCLEAN = /[^\t\n -%'-;=-~\u00a0-\ud7ff\ue000-\uffff]/;

export const cleanText = (value: string, kind: TextKind = 'words'): string =>
  UNCLEAN.test(value) ? plainMarkup(value.replace(/\r\n?/g, '\n').replace(NO_TEXT, ''), kind).text : value;

const textOf = (most: number, kind: TextKind) =>
  z
    .string()
    .max(most)
    .overwrite((value) => cleanText(value, kind))
    .trim()
    .min(1);

const inBothLanguages = (most: number, kind: TextKind = 'words') =>
  z
    .object({ th: textOf(most, kind).optional(), en: textOf(most, kind).optional() })
    .refine(
      (text) => text.th !== undefined || text.en !== undefined,
      customMessage({ en: 'needs words in Thai or English', th: 'ต้องมีข้อความภาษาไทยหรือภาษาอังกฤษ' }),
    );

export const bilingual = inBothLanguages(MAX_LENGTH.text);

export const quote = inBothLanguages(MAX_LENGTH.quote);

export const markdown = inBothLanguages(MAX_LENGTH.text, 'markdown');

/** A single line. Its length is limited because searches and cards compare every pair of characters. */
export const phrase = inBothLanguages(MAX_LENGTH.phrase);

export type Bilingual = z.output<typeof bilingual>;

export const id = z.string().regex(ID_PATTERN);

/** A telephone number in E.164; a Thai one may be written as it is dialled in Thailand. */
export const phone = z
  .string()
  .overwrite((value) => plainPhone(value).replace(/^0(?=\d{8,9}$)/, '+66'))
  .regex(/^\+\d{8,15}$/);

/** `Draft` and `Inactive` documents are never read by the site. */
export const recordStatus = z.enum(['Active', 'Inactive', 'Draft']);

export const instant = z.iso.datetime({ offset: false });
export const day = z.iso.date();

export const baht = z.int().min(1).max(100_000_000_000);
export const count = z.int().min(0).max(1_000);

/** Department of Provincial Administration codes: 2 digits for a province, 4 for a district, 6 for a subdistrict. */
export const provinceCode = z.string().regex(/^\d{2}$/);
export const districtCode = z.string().regex(/^\d{4}$/);
export const subdistrictCode = z.string().regex(/^\d{6}$/);

/** The address of a picture or another file: a path under `public/` or an absolute https URL. */
export const pictureUrl = z
  .string()
  .refine((url) => /^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/.test(url), {
    ...customMessage({
      en: 'must begin with https://, or with / for a file under public/, and have no space in it',
      th: 'ต้องขึ้นต้นด้วย https:// หรือขึ้นต้นด้วย / ถ้าเป็นไฟล์ใน public/ และห้ามมีช่องว่าง',
    }),
    abort: true,
  })
  .refine(
    (url) => url.startsWith('/') || URL.canParse(url),
    customMessage({ en: 'is not an address that browsers can read', th: 'เป็นที่อยู่ที่เบราว์เซอร์อ่านไม่ได้' }),
  );

/** An Iconify icon, `set:name`. It is decoration, so an invalid one never drops the document. */
export const iconName = z.string().trim().refine(isFullIconName).optional().catch(undefined);

export const COLOUR = /^#[\da-f]{6}$/;

export const picture = z.object({
  url: pictureUrl,
  /** Shown until the picture has loaded. It is decoration, so an invalid one never drops the document. */
  colour: z.string().regex(COLOUR).optional().catch(undefined),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  alt: phrase,
});

/** A picture outside a list. Documents must have it, but the site leaves it out if its address is not allowed. */
export const singlePicture: z.ZodType<z.output<typeof picture> | undefined> = picture;

/** Thailand's bounding box, in degrees: 5.6–20.5 north, 97.3–105.7 east. */
export const point = z.object({ lat: z.number().min(5.6).max(20.5), lng: z.number().min(97.3).max(105.7) });

const pair = z.object({ side: z.enum(['before', 'after']), number: z.int().min(1).max(50) });

/** The captions of a video, as WebVTT. */
const captions = z.object({ lang: z.enum(['th', 'en']), url: pictureUrl });

/** `url` is a picture, a file or page for the player, or a tour. A sound has the size of its `poster`. */
export const media = picture.extend({
  kind: z.enum(['photo', 'floor-plan', 'video', 'audio', 'tour-360']),
  /** Of the words in it, if there is another one for the other language. */
  lang: z.enum(['th', 'en']).optional(),
  pair: pair.optional(),
  poster: pictureUrl.optional(),
  captions: z.array(captions).optional(),
});
