import { expect, it, vi } from 'vitest';
import { POST } from './route';

const { log } = vi.hoisted(() => ({ log: vi.fn() }));
vi.mock('@/lib/config/log', async (original) => ({ ...(await original<object>()), log }));

it('logs at most twenty violations a minute, without the query of the page', async () => {
  const report = {
    'document-uri': 'https://site/th-th/search?q=secret',
    'effective-directive': 'img-src',
    'blocked-uri': 'inline',
  };
  const body = JSON.stringify({ 'csp-report': report });
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) {
    const answer = await POST(new Request('http://site/api/policy-reports', { method: 'POST', body }));
    statuses.push(answer.status);
  }
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(log).toHaveBeenCalledTimes(20);
  expect(log).toHaveBeenCalledWith('warn', 'policy violated', expect.objectContaining({ directive: 'img-src' }));
  expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
});
