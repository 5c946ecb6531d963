import fc from 'fast-check';
import { DASHES } from 'thai-property-search/testing/dashes';
import { describe, expect, it } from 'vitest';
import { comparedQuery, readComparedIds } from './compared-ids';

describe('readComparedIds', () => {
  it('reads up to four ids, each once, in order', () => {
    expect(readComparedIds('rm-2,rm-1,rm-2,rm-3,rm-4,rm-5')).toEqual(['rm-2', 'rm-1', 'rm-3', 'rm-4']);
    expect(readComparedIds(['rm-1', 'rm-2'])).toEqual(['rm-1']);
  });

  it.each(DASHES)('reads ids with the dash %j', (dash) => {
    expect(readComparedIds(`rm${dash}1,rm${dash}2`)).toEqual(['rm-1', 'rm-2']);
  });

  it('ignores invalid ids', () => {
    expect(readComparedIds('../x,<b>,,rm-1, rm-2,__proto__')).toEqual(['rm-1']);
    expect(readComparedIds(undefined)).toEqual([]);
    expect(readComparedIds('x'.repeat(100_000))).toEqual([]);
  });

  it('reads its own output, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.string())), (input) => {
        const ids = readComparedIds(input);
        expect(readComparedIds(comparedQuery(ids).replace('?ids=', ''))).toEqual(ids);
      }),
    );
  });
});
