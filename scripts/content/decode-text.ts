/** Byte order marks and their encodings. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Only characters of Windows-874. Node.js decodes its unassigned bytes to other characters. */
const OF_WINDOWS_874 = /^[\t\n\r -~\u00a0ก-ฺ฿-๛€…‘’“”•–—]*$/;

/** Thai marks combine with a letter or another mark before them. */
const MARK = /[ัิ-ฺ็-๎]/g;
const MARK_IN_PLACE = /(?<=[ก-ฮัิ-ฺ็-๎])[ัิ-ฺ็-๎]/g;
/** The share of misplaced marks, in percent, that typing mistakes can cause in real Thai text. */
const MISTYPED = 5;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Detects UTF-16 without a byte order mark: the headings of a sheet are ASCII, so every other byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const heading = bytes.subarray(0, 8);
  if (heading.length < 4) return undefined;
  const zeros = [...heading].map((byte) => byte === 0);
  if (zeros.every((isZero, at) => isZero === (at % 2 === 1))) return 'utf-16le';
  return zeros.every((isZero, at) => isZero === (at % 2 === 0)) ? 'utf-16be' : undefined;
}

/** Decodes Windows-874, which Excel on Thai Windows uses for plain CSV. Undefined if the text may not be Thai. */
function thaiOfWindows(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes, 'windows-874');
  if (text === undefined || !OF_WINDOWS_874.test(text) || !/[ก-ฮ]{2}/.test(text)) return undefined;
  const marks = text.match(MARK)?.length ?? 0;
  const inPlace = text.match(MARK_IN_PLACE)?.length ?? 0;
  return (marks - inPlace) * 100 <= marks * MISTYPED ? text : undefined;
}

/** Decodes UTF-8, UTF-16 or Windows-874, without the byte order mark. Returns undefined for other encodings. */
export function decodedText(bytes: Uint8Array): string | undefined {
  const mark = MARKS.find((each) => each.bytes.every((byte, at) => bytes[at] === byte));
  const encoding = mark?.encoding ?? unmarkedUtf16(bytes);
  return encoding === undefined ? (decoded(bytes, 'utf-8') ?? thaiOfWindows(bytes)) : decoded(bytes, encoding);
}
