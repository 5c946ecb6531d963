import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceAccounts } from '../content/service-account.server';
import { leadsSingleton } from './leads.server';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'leads-'));
  vi.resetModules();
  // Without the credentials of the machine that runs the tests.
  for (const [name, value] of Object.entries({ HOME: home, METADATA_SERVER_DETECTION: 'none', DATA_DIR: home }))
    vi.stubEnv(name, value);
});
afterEach(async () => {
  await leadsSingleton.peek()?.close();
  leadsSingleton.set(undefined);
  serviceAccounts.set(undefined);
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

/** The status of enquiries with this environment, and what was logged at the start. */
async function startLeads(variables: Record<string, string>) {
  for (const [name, value] of Object.entries({ LOG_LEVEL: 'error', ...variables })) vi.stubEnv(name, value);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { leads } = await import('./leads.server');
  await leads().opened();
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  write.mockRestore();
  return { status: leads().status(), lines };
}

it('a project without credentials logs one line and degrades health', async () => {
  const { status, lines } = await startLeads({ FIREBASE_PROJECT_ID: 'demo-rommai' });
  const reason = 'there is no service account; set GOOGLE_APPLICATION_CREDENTIALS';
  expect(lines).toMatchObject([{ event: 'enquiries are not delivered', target: 'firestore', reason }]);
  expect(status).toEqual({
    waiting: 0,
    oldestSeconds: null,
    setAside: 0,
    targets: [{ name: 'firestore', fault: reason, isUnusable: true }],
  });
});

it('a disk in memory without any target logs one line and degrades health', async () => {
  const { status, lines } = await startLeads({ K_SERVICE: 'site' });
  expect(lines).toMatchObject([{ event: 'leads cannot be stored', reason: status.fault }]);
  expect(status.fault).toMatch(/^DATA_DIR is not durable, and there is no target/);
});

it('a project on an emulator needs no credentials', async () => {
  const { status, lines } = await startLeads({ FIREBASE_PROJECT_ID: 'demo', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  expect([status.targets, lines]).toEqual([[{ name: 'firestore' }], []]);
});

it('messages to the office are the last targets, so that they store an enquiry only if there is no other', async () => {
  const mail = {
    LEAD_NOTIFY_EMAIL: 'a@b.example, c@b.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMTP_FROM: 's@b.example',
  };
  const line = { LEAD_NOTIFY_LINE: `U${'0'.repeat(32)}`, LINE_CHANNEL_ACCESS_TOKEN: 'token' };
  const webhook = { LEAD_WEBHOOK_URL: 'http://127.0.0.1:1', LEAD_WEBHOOK_SECRET: 'sixteen letters!' };
  const { status } = await startLeads({ K_SERVICE: 'site', ...mail, ...line, ...webhook });
  expect(status.targets).toEqual([{ name: 'webhook' }, { name: 'mail' }, { name: 'line' }]);
});
