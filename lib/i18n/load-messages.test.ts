import { expect, it, vi } from 'vitest';
import { loadMessages } from './load-messages';

it('L5 loads the messages of the requested locale', async () => {
  expect((await loadMessages('th-th')).Menu.properties).toBe('ประกาศทั้งหมด');
});

it('L5 logs a failure and falls back to the other language', async () => {
  vi.stubEnv('LOG_LEVEL', 'error');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const english = await loadMessages('en-us');
  const messages = await loadMessages('th-th', {
    'en-us': async () => english,
    'th-th': () => Promise.reject(new Error('chunk missing')),
  });
  expect(messages).toBe(english);
  expect(written.mock.calls).toEqual([
    [expect.stringMatching(/"event":"Failed locale loading","locale":"th-th","reason":"chunk missing"/)],
  ]);
  written.mockRestore();
  vi.unstubAllEnvs();
});

it('keeps Thai words, and numbers with their units, on one line', async () => {
  const { Home, Measure, PropertyType } = await loadMessages('th-th');
  expect(Home.works).toBe('ผลงานสร้างและรีโนเวท'.replace('ผล', 'ผล\u00ad').replace('รีโน', 'รี\u00adโน\u00ad'));
  expect(Measure.walk).toContain('{minutes}\u00a0นาที');
  expect(PropertyType.condo).toBe('คอนโด');
});
