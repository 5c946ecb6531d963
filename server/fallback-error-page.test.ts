import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { sendFailure } from './fallback-error-page';
import { setSecurityHeaders } from './security-policy';

it('answers a failed request with a page whose inline style its content policy allows', async () => {
  const server = createServer((request, response) => {
    setSecurityHeaders(request, response, false);
    sendFailure(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}/th-th`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(await answer.text()).toMatch(/style="[\s\S]*<code>500 [\w-]+<\/code>/);
  expect(policy).toContain("script-src 'none'");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  server.close();
});
