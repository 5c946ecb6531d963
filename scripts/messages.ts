import { readFileSync } from 'node:fs';
import { messageFaults } from '../lib/i18n/message-faults';
import { wordFaults } from '../lib/i18n/message-words';

const read = (locale: string): unknown => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));

const english = read('en-us');
const thai = read('th-th');
const faults = [
  ...messageFaults({ 'en-us': english, 'th-th': thai }),
  ...wordFaults(english, 'en-us'),
  ...wordFaults(thai, 'th-th'),
];
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'messages: no faults' : `messages: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
