import { OTHERS } from './contenders/others';
import { readListings } from './documents';
import { readCountry } from './market/country';
import { measureOther } from './measure-other';
import { measureOwn } from './measure-own';

/** One search at one size, in a process of its own: `measure.mjs <search> <file of listings> <how many>`. */
const [contender = '', path = '', size = ''] = process.argv.slice(2);
const documents = await readListings(path, Number(size));
const country = readCountry();
const other = OTHERS[contender];
process.stdout.write(
  JSON.stringify(other === undefined ? measureOwn(documents, country) : measureOther(other, documents, country)),
);
