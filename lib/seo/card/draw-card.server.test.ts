import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Card } from './card';
import { drawCard } from './draw-card.server';
import { textBlock } from './text-block.server';

const STYLE = { weight: 'Bold', colour: '#ffffff', sizes: [{ size: 40, lines: 2 }] } as const;
const LONG = 'น้ำไม่ท่วม ใกล้รถไฟฟ้า & <b>ผู้ใหญ่</b> "ปิ่นเกล้า" '.repeat(20);

/** The number of light pixels from a row down, where the text is. */
async function inkBelow(body: Buffer, top: number): Promise<number> {
  const { data } = await sharp(body).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.subarray(top * 1200).filter((value) => value > 240).length;
}

it('draws a card of 1200 × 630 with its text, with and without a photograph', async () => {
  const photo = await sharp({ create: { width: 900, height: 1400, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
  const card: Card = { locale: 'th-th', title: LONG, label: LONG, price: '฿4,590,000', text: LONG };
  const bare = await drawCard({ locale: 'th-th', title: '🏡' }, photo);
  const full = await drawCard(card, photo);
  for (const body of [full, await drawCard(card, null), bare]) {
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(body.length).toBeLessThan(150_000);
  }
  expect(await inkBelow(bare, 200), 'an emoji is not drawn').toBe(0);
  expect(await inkBelow(full, 200)).toBeGreaterThan(10_000);
});

it('truncates a long text to its lines and its width, even without spaces', async () => {
  for (const text of [LONG, 'ก'.repeat(300), 'W'.repeat(300)]) {
    const block = await textBlock(text, 600, STYLE);
    expect(block?.height).toBeLessThan(2 * 40 * 1.3 + 20);
    expect(block?.width).toBeLessThanOrEqual(602);
  }
  expect(await textBlock('別荘 🏡 \ud83c', 600, STYLE)).toBeNull();
});

it('draws a vowel and a tone mark above a consonant, not beside it', async () => {
  const plain = await textBlock('กน', 600, STYLE);
  const marked = await textBlock('กิ่น้ำ', 600, STYLE);
  const bare = await textBlock('กนา', 600, STYLE);
  expect(marked?.width).toBeLessThan((bare?.width ?? 0) + 4);
  expect(marked?.height).toBeGreaterThan((plain?.height ?? 0) * 1.4);
});
