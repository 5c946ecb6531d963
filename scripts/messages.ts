import { readFileSync } from 'node:fs';
import { messageFaults } from '../lib/i18n/message-faults';

const read = (locale: string): unknown => JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));

const faults = messageFaults({ 'en-us': read('en-us'), 'th-th': read('th-th') });
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'messages: no faults' : `messages: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
