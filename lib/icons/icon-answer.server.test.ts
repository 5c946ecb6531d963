import { describe, expect, it } from 'vitest';
import { loadIcons } from './icon-answer.server';
import { isIconSet } from './icon-set';

describe('I1 icons of the installed sets', () => {
  it('returns only the requested icons, in the format IconifyJSON', async () => {
    const answer = await loadIcons({ prefix: 'lucide', names: ['check', 'house'] });
    expect(answer).toMatchObject({ prefix: 'lucide', width: 24, height: 24 });
    expect(Object.keys(Object(answer).icons)).toEqual(['check', 'house']);
    expect(answer).not.toHaveProperty('not_found');
    expect(isIconSet(answer)).toBe(true);
  });

  it('returns an alias with its parent', async () => {
    const answer = await loadIcons({ prefix: 'lucide', names: ['home'] });
    expect(answer).toMatchObject({ icons: { house: {} }, aliases: { home: { parent: 'house' } } });
  });

  it('lists missing icons, even if their name is a property of every object', async () => {
    const answer = await loadIcons({ prefix: 'lucide', names: ['check', 'constructor', 'no-such-icon'] });
    expect(answer).toMatchObject({ not_found: ['constructor', 'no-such-icon'] });
    expect(Object.keys(Object(answer).icons)).toEqual(['check']);
  });

  it.each(['mdi', 'constructor', 'valueof'])('returns 404 for the set %s', async (prefix) => {
    expect(await loadIcons({ prefix, names: ['a'] })).toBe(404);
  });
});
