/** Creates the icons of the installed web app from app/icon.svg. To update them: `npx tsx scripts/build-icons.ts`. */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const mark = readFileSync('app/icon.svg');
const FOLDER = 'public/icons';

/** Draws the mark in a square. Icons that the system masks need a white background and a margin around `marked`. */
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
