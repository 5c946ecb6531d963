import { parseSearchParams } from 'thai-property-search/params';
import { expect, it } from 'vitest';
import { type IntentLine, intentLines } from './intents.server';
import { interpretSearch } from './search.server';

function summary(line: IntentLine): string {
  if (line.kind === 'member') return line.member.id;
  if (line.kind === 'phone') return line.office?.id ?? 'phone';
  if (line.kind === 'foreign-money') return line.amount;
  return 'article' in line && line.article ? line.article.id : line.kind;
}

const HOUSES = 'detached-house,semi-detached-house,townhouse,villa';
const [BANKS, FOREIGNERS] = ['below-market-how-we-measure', 'foreign-buyers-condo-quota'];

const CASES: readonly (readonly [q: string, lines: string, rest: string, types: string])[] = [
  ['ฝากขายบ้าน', 'sell', '', HOUSES],
  ['ฝากขายคอนโด ลาดพร้าว', 'sell', 'ลาดพร้าว', 'condo'],
  ['รับซื้อบ้าน', 'sell', '', HOUSES],
  ['อยากขายบ้านด่วน', 'sell,urgent-sale', '', HOUSES],
  ['ฝากปล่อยเช่าคอนโด', 'sell', '', 'condo'],
  ['sell my house', 'sell', '', HOUSES],
  ['list my property', 'sell', '', ''],
  ['ขายบ้านด่วน', 'urgent-sale', '', HOUSES],
  ['เช่าคอนโดด่วน', '', '', 'condo'],
  ['บ้านใกล้ทางด่วน', '', 'ทางด่วน', HOUSES],
  ['คอนโดรายวัน พัทยา', 'daily-rent', 'พัทยา', 'condo'],
  ['หอพักใกล้ มข', 'dormitory', 'มข', 'condo'],
  ['ขายหอพัก', 'dormitory', '', 'shophouse'],
  ['warehouse for rent', 'warehouse', '', 'shophouse'],
  ['serviced villa', 'serviced', '', 'villa'],
  ['presale condo', 'off-plan', '', 'condo'],
  ['คอนโดขายดาวน์', 'resold-contract', '', 'condo'],
  ['บ้านหลุดจอง', 'cancelled-booking', '', HOUSES],
  ['rent to own house', 'loan-pre-approval', '', HOUSES],
  ['ยอมขายขาดทุน', 'sold-at-a-loss', '', ''],
  ['ที่ดิน ส.ป.ก.', 'reading-a-title-deed', '', 'land'],
  ['บ้านติดทะเล', 'beachfront', '', HOUSES],
  ['2 ห้องนอนพลัส', 'plus-room', '', 'condo'],
  ['NPA', BANKS, '', ''],
  ['ทรัพย์ธนาคาร นนทบุรี', BANKS, '', ''],
  ['ขายทอดตลาด กรมบังคับคดี', BANKS, '', ''],
  ['บ้านหลุดจำนอง', BANKS, '', HOUSES],
  ['foreclosed condo', BANKS, '', 'condo'],
  ['bank-owned', BANKS, '', ''],
  ['usufruct', FOREIGNERS, '', ''],
  ['สิทธิเก็บกิน', FOREIGNERS, '', ''],
  ['can a foreigner buy land', FOREIGNERS, '', 'land'],
  ['Can foreigners own a house in Thailand?', FOREIGNERS, '', HOUSES],
  ['ต่างชาติซื้อที่ดินได้ไหม', FOREIGNERS, '', 'land'],
  ['ต่างชาติซื้อได้ คอนโด', '', '', 'condo'],
  ['081-000-0103', 'pimchanok-saetang', '', ''],
  ['โทร 081 000 0103', 'pimchanok-saetang', '', ''],
  ['+66 81 000 0103', 'pimchanok-saetang', '', ''],
  ['02 000 0100', 'bangkok-ari', '', ''],
  ['๐๘๙๑๒๓๔๕๖๗', 'phone', '', ''],
  ['คอนโดอารีย์ โทร. 089-123-4567', 'phone', 'อารีย์', 'condo'],
  ['คุณพิมพ์ชนก', 'pimchanok-saetang', '', ''],
  ['agent Anucha Phromma', 'anucha-phromma', '', ''],
  ['Phimchanok', 'pimchanok-saetang', 'Phimchanok', ''],
  ['บ้านสุขใจ', '', 'บ้านสุขใจ', ''],
  ['คอนโด 0-1-50', '', '', 'condo'],
  ['condo under $200k', '$200k', '', 'condo'],
  ['คอนโดไม่เกิน 3 ล้าน', '', '', 'condo'],
];

it.each(CASES)('answers %j above the homes', async (q, lines, rest, types) => {
  const search = await interpretSearch(parseSearchParams({ q }));
  expect((await intentLines(search)).map(summary).join()).toBe(lines);
  expect([search.parsed.q, search.parsed.types.join()]).toEqual([rest, types]);
});
