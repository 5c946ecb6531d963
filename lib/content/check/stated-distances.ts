import { metresBetween } from 'thai-property-search/distance';
import type { DocumentOf } from '../collections';
import { walkAlong } from '../distance';
import { type Check, faultIn, type Language, type Message, stringsIn } from './fault';

type Station = DocumentOf<'stations'>;

const TOLERANCE = 0.2;

/** A shorter length is that of a room or a pool. */
const MIN_M = 50;

/** Only a name after its system is a station: roads and districts have the same names. */
const PATTERNS: Readonly<Record<Language, (names: string) => readonly string[]>> = {
  en: (names) => {
    const station = String.raw`(?:BTS|MRT|Airport Rail Link at) (?<name>${names})(?! ?\d)\b`;
    const length = String.raw`(?<![\d.,])(?<value>\d[\d.,]*) ?(?<unit>km|m)\b(?!²)`;
    return [
      String.raw`${station}(?=(?:[^\d.\n]{0,45}\b(?:about|is|only))? ${length})`,
      `${length}(?: away| on foot)* (?:from|to) ${station}`,
    ];
  },
  th: (names) => {
    const station = `(?:BTS|MRT|สถานี|เรล ลิงก์) ?(?<name>${names})`;
    const length = String.raw`(?<![\d.,])(?<value>\d[\d.,]*) ?(?<unit>กม\.|เมตร|ม\.)`;
    return [
      String.raw`${station}(?=(?:[^\d\n]{0,45}(?:ประมาณ|ห่าง|เพียง))? ?${length})`,
      `${length} ?(?:จาก|ถึง) ?${station}`,
    ];
  },
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

type Stated = { readonly name: string; readonly metres: number };

function readerOf(language: Language, stations: readonly Station[]): (text: string) => Stated[] {
  const longestFirst = stations.map(({ name }) => name[language] ?? '').sort((a, b) => b.length - a.length);
  const names = longestFirst.filter((name) => name !== '').map(escaped);
  const patterns = names.length === 0 ? [] : PATTERNS[language](names.join('|')).map((each) => new RegExp(each, 'g'));
  return (text) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ groups: { name = '', value = '', unit = '' } = {} }) => ({
        name,
        metres: Number(value.replaceAll(',', '')) * (/^(?:km|กม)/.test(unit) ? 1_000 : 1),
      }))
      .filter(({ metres }) => metres >= MIN_M);
}

const differs = ({ name, metres }: Stated, shown: number): Message => ({
  en: `says ${metres} m to ${name}, but the page shows ${shown} m on foot`,
  th: `บอกว่าห่าง${name} ${metres} เมตร แต่หน้าประกาศแสดงระยะเดิน ${shown} เมตร`,
});

/** Finds texts of a home whose distance to a station contradicts the one that the page computes. */
export const checkStatedDistances: Check = ({ listings, stations }) => {
  const readers = { th: readerOf('th', stations), en: readerOf('en', stations) };
  return listings.flatMap(({ id, geo, title, description, highlights }) => {
    if (geo === undefined) return [];
    return stringsIn({ title, description, highlights }).flatMap(({ path, text }) => {
      const language: Language = path.endsWith('.th') ? 'th' : 'en';
      return readers[language](text).flatMap((stated) => {
        const walks = stations
          .filter(({ name }) => name[language] === stated.name)
          .map((station) => walkAlong(metresBetween(geo, station)).metres);
        const isRight = walks.some((metres) => Math.abs(stated.metres / metres - 1) <= TOLERANCE);
        return isRight ? [] : [faultIn('listings', id, path, differs(stated, Math.min(...walks)))];
      });
    });
  });
};
