import { vi } from 'vitest';

const urlOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input, 'http://localhost');

/** Mocks JSON responses for a path. Returns the URLs that were requested. */
export function answer(path: string, body: (url: URL) => unknown): URL[] {
  const asked: URL[] = [];
  const others = vi.isMockFunction(globalThis.fetch) ? vi.mocked(fetch).getMockImplementation() : undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const url = urlOf(input);
    if (url.pathname !== path) return others?.(input, options) ?? Response.error();
    asked.push(url);
    return Response.json(await body(url));
  });
  return asked;
}
