import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changedContent } from './changed-content';
import { type RunningServer, startServer } from './server';

// The start and the first page take 40 s while other tests run.
test.describe('npm run dev', { tag: '@full' }, () => {
  test.describe.configure({ mode: 'default' });
  let content: string;
  let server: RunningServer;

  test.beforeAll(async () => {
    content = changedContent('redirects', (rules) => rules);
    execFileSync(process.execPath, ['scripts/build-server.mjs', 'dev']);
    rmSync('.next/dev', { recursive: true, force: true });
    server = await startServer({ NODE_ENV: 'development', CONTENT_DIR: content }, '.next/server-dev.mjs');
  });
  test.afterAll(async () => {
    await server?.stop();
    rmSync(content, { recursive: true });
  });

  const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
  const edit = (collection: string, from: string, to: string) => {
    const file = join(content, `${collection}.json`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };

  test('renders a page, and prints no warning on its first start except the one about middleware.ts', async () => {
    expect((await get('/en-us/our-team')).status).toBe(200);
    const warnings = server
      .output()
      .split('\n')
      .filter((line) => /⚠|warn|deprecat/i.test(line));
    expect(warnings.filter((line) => !line.includes('middleware'))).toEqual([]);
  });

  test('shows an edit of the content after a reload', async () => {
    const [member] = JSON.parse(readFileSync(join(content, 'team_members.json'), 'utf8'));
    expect(await (await get('/en-us/our-team')).text()).toContain(member.name.en);
    edit('team_members', JSON.stringify(member.name.en), '"Edited Just Now"');
    expect(await (await get('/en-us/our-team')).text()).toContain('Edited Just Now');
  });

  test('applies redirect rules, also after an edit', async () => {
    const targets = async () =>
      Promise.all(['/en-us/condo', '/condo'].map(async (path) => (await get(path)).headers.get('location')));
    expect(await targets()).toEqual(['/en-us/search?type=condo', '/en-us/search?type=condo']);
    edit('redirects', '/search?type=condo', '/our-team');
    expect(await targets()).toEqual(['/en-us/our-team', '/en-us/our-team']);
  });

  test('shows the text of error pages without scripts', async () => {
    const answer = await get('/th-th/nothing');
    expect(answer.status).toBe(404);
    const { 0: words = '' } = /<noscript>.*<\/noscript>/s.exec(await answer.text()) ?? [];
    expect(words).toContain('Page not found: /th-th/nothing');
    expect(words).toMatch(/<link rel="stylesheet".*<h1/s);
  });
});
