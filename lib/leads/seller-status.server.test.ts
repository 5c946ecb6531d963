import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../config/env';
import { leadOfLinkSecret, linkSecretOf, openKey } from './link-secrets.server';
import {
  leadOfStatusSecret,
  readSellerStatus,
  type SellerStatus,
  statusSecretOf,
  statusSteps,
} from './seller-status.server';
import { leadFixture } from './testing/leads';

const TODAY = '2026-12-10';
const ID = '3f9a07c1-0000-4000-8000-000000000001';

describe('the secret of a link', () => {
  it('opens its own enquiry, is the same each time, and cannot be computed from the id', () => {
    const secret = statusSecretOf(ID) ?? '';
    expect(secret).toMatch(/^3f9a07c1000040008000000000000001[0-9a-f]{32}$/);
    expect([statusSecretOf(ID), leadOfStatusSecret(secret)]).toEqual([secret, ID]);
    expect(statusSecretOf('3f9a07c1-0000-4000-8000-000000000002')?.slice(32)).not.toBe(secret.slice(32));
  });

  it('opens nothing else: the link of a seller does not mark an enquiry as answered', () => {
    const secrets = [statusSecretOf(ID) ?? '', linkSecretOf('enquiry answered', ID) ?? ''];
    expect(secrets.map((secret) => leadOfLinkSecret('enquiry answered', secret))).toEqual([null, ID]);
    expect(secrets.map(leadOfStatusSecret)).toEqual([ID, null]);
  });

  it('opens nothing if one digit is wrong, or for any other text', () => {
    const secret = statusSecretOf(ID) ?? '';
    const other = (digit: string) => (digit === '0' ? '1' : '0');
    for (let at = 0; at < secret.length; at++)
      expect(leadOfStatusSecret(secret.slice(0, at) + other(secret.charAt(at)) + secret.slice(at + 1))).toBeNull();
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f]{64}$/));
    fc.assert(fc.property(text, (wrong) => leadOfStatusSecret(wrong) === null));
  });
});

describe('the key of the links', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'status-key-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = () => join(folder, 'leads', 'status-secret');

  it('is the setting, which replicas share', () => {
    const settings = { DATA_DIR: folder, STATUS_LINK_SECRET: 'shared by replicas', K_SERVICE: 'site' };
    expect([openKey(parseEnv(settings)), existsSync(file())]).toEqual(['shared by replicas', false]);
  });

  it('is made once in DATA_DIR, readable by its owner only, if that is durable', () => {
    const made = openKey(parseEnv({ DATA_DIR: folder }));
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect([openKey(parseEnv({ DATA_DIR: folder })), statSync(file()).mode & 0o777]).toEqual([made, 0o600]);
    expect(openKey(parseEnv({ DATA_DIR: folder, K_SERVICE: 'site' }))).toBeNull();
  });

  it('is never the text of an incomplete file', () => {
    mkdirSync(join(folder, 'leads'));
    writeFileSync(file(), '');
    expect(() => openKey(parseEnv({ DATA_DIR: folder }))).toThrow('status-secret has no secret; delete it');
  });
});

describe('readSellerStatus', () => {
  it('reads the enquiry without the person, and the days of staff as text or timestamp', () => {
    const midnight = { toMillis: () => Date.parse('2026-12-03T00:00:00+07:00') };
    const status = readSellerStatus({ ...leadFixture(), called_on: '2026-12-01', visited_on: midnight, note: 'x' });
    expect(status).toEqual({
      ...{ created_at: '2026-11-22T06:00:00.000Z', intent: 'sell', property_type: 'condo' },
      ...{ address: { province_code: '10' }, called_on: '2026-12-01', visited_on: '2026-12-03' },
    });
  });

  it('ignores what it cannot read', () => {
    const wild = fc.dictionary(
      fc.constantFrom('called_on', 'created_at', 'address', 'photos', 'intent'),
      fc.anything(),
    );
    fc.assert(fc.property(wild, (fields) => void statusSteps(readSellerStatus(fields), undefined, TODAY)));
    expect(readSellerStatus({ called_on: '1/12/2026', visited_on: '2026-02-30', listing_id: 7 })).toEqual({});
  });
});

describe('statusSteps', () => {
  const received = { created_at: '2026-11-30T18:00:00.000Z', intent: 'consign' } as const satisfies SellerStatus;
  const home = { recordStatus: 'Active', publishedAt: '2026-12-05T02:00:00.000Z' } as const;
  const shown = (...given: Parameters<typeof statusSteps>) =>
    statusSteps(...given).map(({ name, day, isReached }) => `${isReached ? '+' : '-'}${name} ${day ?? ''}`.trim());

  it('begin with the day in Bangkok on which the enquiry was received', () => {
    expect(shown(received, undefined, TODAY)).toEqual([
      '+received 2026-12-01',
      '-called',
      '-visited',
      '-listed',
      '-sold',
    ]);
  });

  it('show a later day as an appointment', () => {
    const status = { ...received, called_on: TODAY, visited_on: '2026-12-11' };
    expect(shown(status, undefined, TODAY).slice(1, 3)).toEqual(['+called 2026-12-10', '-visited 2026-12-11']);
  });

  it('take from the home that it is listed and sold, with the steps before it', () => {
    expect(shown(received, home, TODAY).slice(1)).toEqual(['+called', '+visited', '+listed 2026-12-05', '-sold']);
    const sold = { ...home, recordStatus: 'Sold', soldAt: '2026-12-08T02:00:00.000Z' } as const;
    expect(shown(received, sold, TODAY).at(-1)).toBe('+sold 2026-12-08');
  });

  it('end with the visit if the owner does not sell', () => {
    expect(shown({ ...received, intent: 'appraise' }, undefined, TODAY)).toHaveLength(3);
  });
});
