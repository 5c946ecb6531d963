/** Makes the icons of the installed site from app/icon.svg. Run again when that changes: `npx tsx scripts/build-icons.ts`. */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const mark = readFileSync('app/icon.svg');
const FOLDER = 'public/icons';

/** The mark in a square; on a white ground where systems cut a shape out of it, with room for what they cut off. */
async function icon(size: number, to: string, marked = 1, background = '#ffffff00') {
  const inner = Math.round(size * marked);
  const drawn = await sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toFile(to);
}

mkdirSync(FOLDER, { recursive: true });
await icon(192, `${FOLDER}/icon-192.png`);
await icon(512, `${FOLDER}/icon-512.png`);
await icon(512, `${FOLDER}/maskable-512.png`, 0.6, '#ffffff');
await icon(180, 'app/apple-icon.png', 0.78, '#ffffff');
