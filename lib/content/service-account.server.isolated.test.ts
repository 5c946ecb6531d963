import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFirestore } from '../../scripts/firestore/start';
import { EnvError, parseEnv } from '../config/env';
import { serviceAccount, serviceAccounts } from './service-account.server';

const home = mkdtempSync(join(tmpdir(), 'service-account-'));
const keyFile = join(home, 'key.json');
writeFileSync(keyFile, JSON.stringify({ type: 'service_account', client_email: 'site@x.example', private_key: 'key' }));

const account = (variables: Record<string, string>) =>
  serviceAccount(parseEnv({ FIREBASE_PROJECT_ID: 'demo-rommai', ...variables }));

/** Writes the file in which gcloud stores the credentials of a developer. */
const gcloudFile = (text: string) => {
  const folder = join(home, '.config/gcloud');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'application_default_credentials.json'), text);
};

beforeEach(() => {
  vi.stubEnv('HOME', home);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  serviceAccounts.set(undefined);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

describe('the service account', () => {
  it('bypasses the rules of the emulator, with one client for each project', async () => {
    const emulator = await startFirestore();
    const client = await account({ FIRESTORE_EMULATOR_HOST: emulator.host });
    await client?.doc('private/1').create({ name: 'one' });
    expect((await client?.doc('private/1').get())?.data()).toEqual({ name: 'one' });
    expect(await account({ FIRESTORE_EMULATOR_HOST: emulator.host })).toBe(client);
    await client?.terminate();
    await emulator.stop();
  });

  it('is null without a project, without credentials, or on an emulator with only the public key', async () => {
    const emulator = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', FIREBASE_API_KEY: 'public' };
    expect(await serviceAccount(parseEnv({}))).toBeNull();
    expect(await account({ FIREBASE_API_KEY: 'public' })).toBeNull();
    expect(await account(emulator)).toBeNull();
    expect(await account({ ...emulator, FIREBASE_PROJECT_ID: 'b', GOOGLE_APPLICATION_CREDENTIALS: keyFile })).not.toBe(
      null,
    );
  });

  it("is found in a key file and in gcloud's file", async () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', keyFile);
    expect(await account({})).not.toBeNull();
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
    gcloudFile('{"type":"authorized_user","client_id":"a","client_secret":"b","refresh_token":"c"}');
    expect(await account({ FIREBASE_PROJECT_ID: 'second' })).not.toBeNull();
    gcloudFile('no JSON');
    await expect(account({ FIREBASE_PROJECT_ID: 'third' })).rejects.toThrow(EnvError);
  });
});
