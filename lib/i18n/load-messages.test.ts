import { expect, it, vi } from 'vitest';
import { loadMessages } from './load-messages';

it('L5 loads the messages of the requested locale', async () => {
  expect((await loadMessages('th-th')).Menu.properties).toBe('ทรัพย์ทั้งหมด');
});

it('L5 logs a failure and falls back to the other language', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const english = await loadMessages('en-us');
  const messages = await loadMessages('th-th', {
    'en-us': async () => english,
    'th-th': () => Promise.reject(new Error('chunk missing')),
  });
  expect(messages).toBe(english);
  expect(logged.mock.calls).toEqual([['Failed locale loading: chunk missing']]);
  logged.mockClear();
});
