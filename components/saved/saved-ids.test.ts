import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSavedIds } from './saved-ids';

describe('parseSavedIds', () => {
  it('reads ids, each once', () => {
    expect(parseSavedIds('["rm-1","rm-2","rm-1"]')).toEqual(['rm-1', 'rm-2']);
  });

  it.each([null, '', '{', '{}', '"rm-1"', '[1,null,"../x",["rm-1"]]'])('takes %j for none', (text) => {
    expect(parseSavedIds(text)).toEqual([]);
  });

  it('keeps a bounded number and never throws', () => {
    const many = JSON.stringify(Array.from({ length: 500 }, (_, index) => `rm-${index}`));
    expect(parseSavedIds(many)).toHaveLength(100);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseSavedIds(text))));
  });
});
