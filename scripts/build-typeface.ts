/**
 * Cuts the typeface down to what the site draws: Thai, Latin with the usual accents, signs of prose and sums,
 * weights 400 to 700. Run again after an update of Fontsource: `npx tsx scripts/build-typeface.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const FROM = 'node_modules/@fontsource-variable/anuphan/files';
const TO = 'app/typeface';

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const LETTERS = {
  latin: `${between(0x20, 0x7e)}\u00a0©«®°±²³·»×÷Éàáâäåçèéêëíîïñóôöøùúüß–—‘’“”•…™−≈≤≥`,
  thai: `${between(0xe01, 0xe5b)}\u200c\u200d\u25cc`,
};

for (const [script, letters] of Object.entries(LETTERS)) {
  const whole = readFileSync(`${FROM}/anuphan-${script}-wght-normal.woff2`);
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  writeFileSync(`${TO}/anuphan-${script}.woff2`, cut);
  console.log(`${script}: ${whole.length} bytes, now ${cut.length}`);
}
