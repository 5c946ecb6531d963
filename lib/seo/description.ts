import { lettersOf } from './title-length';

/** Search engines and link previews show about this many letters of a description. */
const MAX_LENGTH = 160;

/** A shorter beginning of a text says too little. */
const MIN_LENGTH = 70;

const lengthOfThai = (text: string) => text.replace(/[^\u0e00-\u0e7f]/g, '').length;
const lengthOfLatin = (text: string) => text.replace(/[^a-z]/gi, '').length;

/** The languages of a text may differ from that of the page, if a document has only one. */
const isThai = (text: string) => lengthOfThai(text) > lengthOfLatin(text);

const OPENING = '([{“«';
const CLOSING = ')]}”»';

/** Whether each bracket and double quotation mark is closed. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const letter of text) {
    if (OPENING.includes(letter)) open += 1;
    else if (CLOSING.includes(letter) && open > 0) open -= 1;
  }
  return open === 0;
}

/** Joins neighbours until `isEnd` says that the text ends there. Never ends before ๆ, which repeats a word. */
function joined(parts: readonly string[], isEnd: (text: string, index: number) => boolean): string[] {
  const texts: string[] = [];
  let begun = '';
  for (const [index, part] of parts.entries()) {
    begun += part;
    const next = parts[index + 1];
    if (next !== undefined && (/^\s*ๆ/.test(next) || !isEnd(begun, index))) continue;
    texts.push(begun);
    begun = '';
  }
  return texts;
}

/** `Intl.Segmenter` takes the full stop of an abbreviation for the end of a sentence. */
const ABBREVIATED = /(?:^|[\s(])(?:approx|nos?|st|mr|mrs|ms|dr|prof|rd|co|ltd|vs|e\.g|i\.e|a\.m|p\.m|[a-z])\.\s*$/i;

const english = new Intl.Segmenter('en', { granularity: 'sentence' });

const englishSentences = (paragraph: string): string[] =>
  joined(
    [...english.segment(paragraph)].map(({ segment }) => segment),
    (text) => /\s$/.test(text) && isClosed(text) && !ABBREVIATED.test(text),
  );

/** A space ends a Thai sentence, but also parts lists and names. Beside digits, Latin letters and ๆ it ends nothing. */
const SPACE_IN_THAI = /(?<=[\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e4e)”])(?= [\u0e01-\u0e2e\u0e40-\u0e44])/u;

/** The fewest letters of a clause. Shorter texts between spaces are mostly names and items of lists. */
const CLAUSE_LETTERS = 15;

/** Begin a clause that continues the one before it: conjunctions, parts of addresses, verbs without a subject. */
const CONTINUES = new Set(
  'และ|หรือ|แต่|กับ|ที่|ซึ่ง|อัน|ว่า|จึง|ก็|เพราะ|โดย|เพื่อ|คือ|เช่น|ได้แก่|ของ|ใน|จาก|ถึง|ให้|พร้อม|รวม|ทั้ง|ไม่|อีก|แล้ว|เป็น|มี|ทำให้|เมื่อ|ก่อน|หลัง|ตั้งแต่|จน|ถ้า|หาก|แม้|ราว|ประมาณ|อยู่|ต่อ|ต่าง|เหมาะ|คลอง|ซอย|ถนน|ตำบล|อำเภอ|เขต|แขวง|จังหวัด|ย่าน|ฝั่ง|ณ|เปิด|หัน|มอง|เห็น|ได้|เดิน|แวะ|ใช้|ติด|วาง|ดู|นั่ง|ห่าง|ใกล้|กว้าง|ลึก|สูง|ขับ|เริ่ม|คิด|ตก|เหลือ|ปู|ทาสี|จอด|รับ|ขาย|เข้า|ออก'.split(
    '|',
  ),
);
const ABBREVIATION = /^ ?[ก-ฮ]{1,3}\./;
/** Begin a clause that another one must follow. */
const EXPECTS_MORE = new Set('ถ้า|หาก|เมื่อ|แม้|เพราะ|ทุก|ตอน|ช่วง|ก่อน|หลัง|จาก|ใน|เดือน|ปี|วัน|เวลา|สำหรับ|นอกจาก'.split('|'));
const JOINS = new Set(['และ', 'หรือ', 'กับ', 'รวม', 'รวมทั้ง']);
const UNFINISHED = /(?:และ|หรือ|กับ|ที่|ของ|ใน|ว่า|คือ|เช่น|ได้แก่|ดังนี้|โดย|เพื่อ|จาก|ถึง|ไม่|ต่อ|ละ|ณ)$/;

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

const firstWord = (text = ''): string => thaiWords.segment(text.trimStart()).containing(0)?.segment ?? '';
const isClause = (text = ''): boolean => text.replace(/[\p{M}\s]/gu, '').length >= CLAUSE_LETTERS;

function thaiSentences(paragraph: string): string[] {
  const parts = paragraph.split(SPACE_IN_THAI);
  return joined(parts, (text, index) => {
    const [own, next, second] = [parts[index] ?? '', parts[index + 1] ?? '', parts[index + 2]];
    return (
      isClosed(text) &&
      isClause(own) &&
      isClause(next) &&
      !EXPECTS_MORE.has(firstWord(own)) &&
      !UNFINISHED.test(own) &&
      !CONTINUES.has(firstWord(next)) &&
      !ABBREVIATION.test(next) &&
      // `next` is an item of a list.
      !JOINS.has(firstWord(second))
    );
  });
}

/** The sentences of a text, in order. A paragraph ends one, unless it introduces what follows: `as follows:`. */
export function sentencesOf(text: string): string[] {
  const paragraphs = text.split(/\s*\n\s*/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  const whole = joined(
    paragraphs.filter((paragraph) => paragraph !== '').map((paragraph) => `${paragraph}\n`),
    (joint) => isClosed(joint) && !/[:;,–—-]\n$/.test(joint),
  );
  return whole.flatMap((paragraph) => {
    const line = paragraph.replaceAll('\n', ' ').trim();
    return (isThai(line) ? thaiSentences(line) : englishSentences(line)).map((sentence) => sentence.trim());
  });
}

function whatFits(sentences: readonly string[]): string {
  let description = '';
  for (const sentence of sentences) {
    const longer = description === '' ? sentence : `${description} ${sentence}`;
    if (lettersOf(longer).length > MAX_LENGTH) break;
    description = longer;
  }
  return description;
}

/** The whole sentences that search engines show, or `facts` if those are too few or too long. Undefined if none fit. */
export function pageDescription(sentences: readonly string[], facts: readonly string[] = []): string | undefined {
  const described = whatFits(sentences);
  const isEnough = described.length >= MIN_LENGTH || (described !== '' && described === sentences.join(' '));
  const factual = isEnough ? '' : whatFits(facts);
  return (factual.length > described.length ? factual : described) || undefined;
}
