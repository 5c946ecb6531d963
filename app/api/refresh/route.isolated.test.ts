import { expect, it, vi } from 'vitest';

const SECRET = 'the secret of staff';
const { refreshContent, contentStatus } = vi.hoisted(() => ({
  refreshContent: vi.fn(async () => undefined),
  contentStatus: vi.fn(async (): Promise<{ source: string; fault?: string }> => ({ source: 'embedded' })),
}));
vi.mock('@/lib/content/store.server', () => ({ refreshContent, contentStatus }));

async function opened(secret?: string) {
  vi.resetModules();
  vi.stubEnv('REFRESH_SECRET', secret);
  const { POST } = await import('./route');
  return (given?: string) =>
    POST(
      new Request('http://site/api/refresh', {
        method: 'POST',
        headers: given === undefined ? {} : { Authorization: `Bearer ${given}` },
      }),
    );
}

it('is no address where no secret is set', async () => {
  const refresh = await opened();
  expect((await refresh(SECRET)).status).toBe(404);
  expect(refreshContent).not.toHaveBeenCalled();
});

it('refuses guesses, limits them, and still takes the secret', async () => {
  const refresh = await opened(SECRET);
  const statuses: number[] = [];
  for (let guess = 0; guess < 12; guess += 1) statuses.push((await refresh(`guess ${guess}`)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await refresh()).status).toBe(429);
  expect(refreshContent).not.toHaveBeenCalled();
  for (let time = 0; time < 6; time += 1) expect((await refresh(SECRET)).status).toBe(200);
  expect(refreshContent).toHaveBeenCalledTimes(6);
  const tooMany = await refresh(SECRET);
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '60']);
});

it('is a 503 while the source does not answer', async () => {
  contentStatus.mockResolvedValueOnce({ source: 'embedded', fault: 'content-source-down' });
  const answer = await (await opened(SECRET))(SECRET);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
