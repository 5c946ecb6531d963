import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseStoredLead } from '../../lib/leads/stored-lead';

const [folder = ''] = process.argv.slice(2);

/** The files in the folder that contain no complete enquiry. */
const faulty = readdirSync(folder).filter(
  (name) => parseStoredLead(name, readFileSync(join(folder, name), 'utf8')) === null,
);
console.log(faulty.length);
