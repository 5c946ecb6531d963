import { afterEach, describe, expect, it, vi } from 'vitest';
import { Uncaught } from './uncaught';

const { log } = vi.hoisted(() => ({ log: vi.fn() }));
vi.mock('../lib/config/log', async (original) => ({ ...(await original<object>()), log }));

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;
// Vitest has its own listeners; they are restored after each test.
const before = EVENTS.map((event) => process.listeners(event as 'uncaughtException'));

function createUncaught() {
  for (const event of EVENTS) process.removeAllListeners(event);
  const metrics = { unhandledRejections: 0 };
  const uncaught = new Uncaught(metrics);
  uncaught.end = vi.fn();
  return { metrics, uncaught };
}

afterEach(() => {
  log.mockClear();
  for (const [index, event] of EVENTS.entries()) {
    process.removeAllListeners(event);
    for (const listener of before[index] ?? []) process.on(event, listener);
  }
});

describe('an uncaught error', () => {
  it('ends the process if it is an exception, and is logged with an id', () => {
    const { uncaught } = createUncaught();
    process.emit('uncaughtException', new Error('half done'));
    expect(uncaught.end).toHaveBeenCalledOnce();
    const known = { id: expect.stringMatching(/^[\w-]+$/), reason: 'half done', stack: expect.any(String) };
    expect(log).toHaveBeenCalledWith('error', 'uncaught exception', known);
  });

  it('is logged and counted if it is a rejection, and the process continues', () => {
    const { uncaught, metrics } = createUncaught();
    process.emit('unhandledRejection', new Error('unwanted'), Promise.resolve());
    expect(uncaught.end).not.toHaveBeenCalled();
    expect(metrics.unhandledRejections).toBe(1);
    expect(log).toHaveBeenCalledWith('error', 'unhandled rejection', expect.objectContaining({ reason: 'unwanted' }));
  });

  it('is ignored if it only means that the client closed the connection', () => {
    const { uncaught, metrics } = createUncaught();
    process.emit('uncaughtException', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    process.emit('unhandledRejection', new DOMException('aborted', 'AbortError'), Promise.resolve());
    expect(uncaught.end).not.toHaveBeenCalled();
    expect(metrics.unhandledRejections).toBe(0);
    expect(log).not.toHaveBeenCalled();
  });

  it('reaches no other listener, such as that of Next, which would continue', () => {
    const { uncaught } = createUncaught();
    const other = vi.fn();
    process.on('uncaughtException', other);
    uncaught.removeOtherListeners();
    process.emit('uncaughtException', new Error('x'));
    expect(other).not.toHaveBeenCalled();
    expect(uncaught.end).toHaveBeenCalledOnce();
  });
});
