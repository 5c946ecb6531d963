import { expect, it } from 'vitest';
import { DASHES } from '../testing/dashes';
import { readAs } from './testing/read-as';

it.each([
  ['condo 2-3m', 'deal=sale&type=condo&price_min=2000000&price_max=3000000'],
  ['condo 2-3 million', 'deal=sale&type=condo&price_min=2000000&price_max=3000000'],
  ['คอนโด 8 แสน - 1.5 ล้าน', 'deal=sale&type=condo&price_min=800000&price_max=1500000'],
  ['เช่า 15,000-20,000 บาท', 'deal=rent&price_min=15000&price_max=20000'],
  ['คอนโด 30-40 ตร.ม.', 'type=condo&area_min=30&area_max=40'],
  ['ที่ดิน 1-2 ไร่', 'type=land&land_min=400&land_max=800'],
])('reads %j as a range with any dash', (sentence, filters) => {
  for (const dash of DASHES) expect(readAs(sentence.replace('-', dash)), dash).toEqual(['', filters]);
});
