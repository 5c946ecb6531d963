import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseEnv } from './env';

it.each([
  ['{"type":"service_account","client_email":"site@x.example","private_key":"key"}', null],
  ['{"type":"external_account"}', null],
  ['{"type":"service_account","client_email":"site@x.example"}', "is no service account's JSON file"],
  ['"text"', "is no service account's JSON file"],
  ['-----BEGIN PRIVATE KEY-----', 'cannot be read (it is no JSON)'],
  [undefined, 'cannot be read (ENOENT'],
])('validates the credentials file: %s', (content, fault) => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  const file = join(folder, 'key.json');
  if (content !== undefined) writeFileSync(file, content);
  const parse = () => parseEnv({ GOOGLE_APPLICATION_CREDENTIALS: file });
  if (fault === null) expect(parse()).toMatchObject({ GOOGLE_APPLICATION_CREDENTIALS: file });
  else expect(parse).toThrow(`GOOGLE_APPLICATION_CREDENTIALS: '${file}' ${fault}`);
  rmSync(folder, { recursive: true });
});
