import { writeListings } from './documents';
import { readCountry } from './market/country';

/** `write.mjs <file of listings> <number of listings>` */
const [path = '', size = ''] = process.argv.slice(2);
await writeListings(path, readCountry(), Number(size));
