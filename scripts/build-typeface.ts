// Subsets the typeface. Run it after each update of Fontsource: `npx tsx scripts/build-typeface.ts`. The cards of
// shared links get more characters, because titles may have any, and TrueType files, because sharp reads those.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const FROM = 'node_modules/@fontsource-variable/anuphan/files';
const TO = 'app/typeface';
const TO_CARDS = 'lib/seo/card/typeface';

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const LETTERS = {
  latin: `${between(0x20, 0x7e)}\u00a0©«®°±²³·»×÷Éàáâäåçèéêëíîïñóôöøùúüß–—‘’“”•…™−≈≤≥`,
  thai: `${between(0xe01, 0xe5b)}\u200c\u200d\u25cc`,
};

const CARD_LETTERS = { latin: LETTERS.latin + between(0xa0, 0xff), thai: LETTERS.thai };

async function cut(script: string, letters: string, targetFormat: 'woff2' | 'truetype', to: string) {
  const whole = readFileSync(`${FROM}/anuphan-${script}-wght-normal.woff2`);
  const made = await subsetFont(whole, letters, { targetFormat, variationAxes: { wght: { min: 400, max: 700 } } });
  writeFileSync(to, made);
  console.log(`${to}: ${made.length} bytes of ${whole.length}`);
}

for (const [script, letters] of Object.entries(LETTERS))
  await cut(script, letters, 'woff2', `${TO}/anuphan-${script}.woff2`);
for (const [script, letters] of Object.entries(CARD_LETTERS))
  await cut(script, letters, 'truetype', `${TO_CARDS}/anuphan-${script}.ttf`);
