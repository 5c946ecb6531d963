import { OTHERS } from './contenders/others';
import { readListings } from './documents';
import { readCountry } from './market/country';
import { measureOther } from './measure-other';
import { measureOwn } from './measure-own';

/** Measures one search with one number of listings: `measure.mjs <search> <file of listings> <number>`. */
const [contender = '', path = '', size = ''] = process.argv.slice(2);
const documents = await readListings(path, Number(size));
const country = readCountry();
const other = OTHERS[contender];
process.stdout.write(
  JSON.stringify(other === undefined ? measureOwn(documents, country) : measureOther(other, documents, country)),
);
