import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { warmContent } from './store.server';

it('warmContent rejects with the reason if the credentials cannot be used', async () => {
  const home = mkdtempSync(join(tmpdir(), 'store-'));
  const folder = join(home, '.config/gcloud');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'application_default_credentials.json'), '{"private_key": SECRET}');
  for (const [name, value] of Object.entries({ HOME: home, DATA_DIR: home, FIREBASE_PROJECT_ID: 'demo-rommai' }))
    vi.stubEnv(name, value);
  await expect(warmContent()).rejects.toThrow(
    "Google's application default credentials cannot be used: the file is no JSON",
  );
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});
