import { expect, it, vi } from 'vitest';

const SECRET = 'the secret of staff';
const { refreshContent, contentStatus } = vi.hoisted(() => ({
  refreshContent: vi.fn(async () => undefined),
  contentStatus: vi.fn(async (): Promise<{ source: string; fault?: string }> => ({ source: 'embedded' })),
}));
vi.mock('@/lib/content/store.server', () => ({ refreshContent, contentStatus }));

async function openRoute(secret?: string) {
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

it('returns 404 if no secret is configured', async () => {
  const refresh = await openRoute();
  expect((await refresh(SECRET)).status).toBe(404);
  expect(refreshContent).not.toHaveBeenCalled();
});

it('rejects and limits wrong secrets, and still accepts the right one', async () => {
  const refresh = await openRoute(SECRET);
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

it('returns 503 while the content source does not respond', async () => {
  contentStatus.mockResolvedValueOnce({ source: 'embedded', fault: 'content-source-down' });
  const answer = await (await openRoute(SECRET))(SECRET);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
