import { describe, expect, it } from 'vitest';
import { EnvError, isDataDurable, parseEnv } from './env';

describe('parseEnv', () => {
  it('requires nothing: every variable has a default or is optional', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      DEFAULT_LOCALE: 'en-us',
      LOCALE_PREFIX: 'always',
      CONTENT_DIR: 'content',
      DATA_DIR: '.data',
      IMAGE_HOSTS: [],
      STYLE_PAGE: 'off',
      VIEW_EVENT: 'content-view',
      VIEWS_IGNORED: [],
    });
  });

  it('treats an empty value as missing', () => {
    expect(parseEnv({ PORT: '', GTM_ID: '' })).toMatchObject({ PORT: 3000, GTM_ID: undefined });
  });

  it('reads lists, numbers and addresses', () => {
    const env = parseEnv({
      PORT: '8080',
      IMAGE_HOSTS: 'a.example, b.example:8443',
      SITE_URL: 'https://rommai.example/',
      VIEWS_IGNORED: 'our-team, privacy',
    });
    expect(env).toMatchObject({
      PORT: 8080,
      IMAGE_HOSTS: ['a.example', 'b.example:8443'],
      SITE_URL: 'https://rommai.example',
      VIEWS_IGNORED: ['our-team', 'privacy'],
    });
  });

  it.each([
    ['PORT', '70000', 'a whole number from 1 to 65535'],
    ['PORT', 'abc', 'a whole number from 1 to 65535'],
    ['DEFAULT_LOCALE', 'fr-fr', 'en-us or th-th'],
    ['LOCALE_PREFIX', 'never', 'always or as-needed'],
    ['SITE_URL', 'javascript:alert(1)', 'an absolute http or https address'],
    ['CDN_HOST', 'https://cdn.example', 'a host name without https://'],
    ['STYLE_PAGE', 'yes', 'on or off'],
    ['PAGE_CACHE_MB', '-1', 'a whole number of megabytes from 1'],
    ['VIEWS_IGNORED', 'our-team;privacy', 'names of routes, separated by commas'],
  ])('explains in one line that %s=%s is invalid and what is allowed', (name, value, allowed) => {
    expect(() => parseEnv({ [name]: value })).toThrow(
      new EnvError(`${name}: '${value}' is not allowed; allowed is ${allowed}.`),
    );
  });

  it('rejects a webhook without a signing secret', () => {
    const LEAD_WEBHOOK_URL = 'https://bridge.example/leads/';
    expect(() => parseEnv({ LEAD_WEBHOOK_URL })).toThrow(
      new EnvError('LEAD_WEBHOOK_SECRET: is not set; LEAD_WEBHOOK_URL needs a secret of at least 16 characters.'),
    );
    expect(() => parseEnv({ LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET: 'too short' })).toThrow(/^LEAD_WEBHOOK_SECRET: /);
    const settings = { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET: 'sixteen letters!' };
    expect(parseEnv(settings)).toMatchObject(settings);
  });

  it('reports every invalid variable', () => {
    expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/^PORT:.*\nLOG_LEVEL:.*$/);
  });

  it('A1 rejects an invalid GTM id with the pattern and a suggestion', () => {
    expect(() => parseEnv({ GTM_ID: 'gtm-abc' })).toThrow(
      "GTM_ID: 'gtm-abc' is not a valid GTM-ID (/^GTM-[0-9A-Z]+$/). Did you mean 'GTM-ABC'?",
    );
  });
});

it('parseEnv rejects a notice by e-mail without a server or a sender, and does not print the password of a server', () => {
  const LEAD_NOTIFY_EMAIL = 'office@rommai.example, owner@rommai.example';
  const mail = { LEAD_NOTIFY_EMAIL, SMTP_URL: 'smtps://user:p%40ss@mail.example', SMTP_FROM: 'site@rommai.example' };
  expect(parseEnv(mail).LEAD_NOTIFY_EMAIL).toEqual(['office@rommai.example', 'owner@rommai.example']);
  expect(() => parseEnv({ ...mail, SMTP_URL: '' })).toThrow(/^LEAD_NOTIFY_EMAIL: needs SMTP_URL/);
  expect(() => parseEnv({ ...mail, SMTP_FROM: '' })).toThrow(/^LEAD_NOTIFY_EMAIL: needs SMTP_URL/);
  for (const SMTP_URL of ['https://user:secret@mail.example', 'smtp://user:secret%@mail.example', 'user:secret@mail'])
    expect(() => parseEnv({ ...mail, SMTP_URL })).toThrow(/^SMTP_URL: is not an address; (?!.*secret)/);
});

it('parseEnv rejects the secret of a channel without its token, and does not print it', () => {
  const line = { LINE_CHANNEL_ACCESS_TOKEN: 'token', LINE_CHANNEL_SECRET: 'a'.repeat(32) };
  expect(parseEnv(line).LINE_CHANNEL_SECRET).toBe('a'.repeat(32));
  expect(() => parseEnv({ ...line, LINE_CHANNEL_ACCESS_TOKEN: '' })).toThrow(
    /^LINE_CHANNEL_SECRET: needs LINE_CHANNEL/,
  );
  const fault = /^LINE_CHANNEL_SECRET: is no secret of a channel; (?!.*zzz)/;
  expect(() => parseEnv({ ...line, LINE_CHANNEL_SECRET: 'z'.repeat(32) })).toThrow(fault);
});

it('parseEnv rejects a notice by LINE without a token or to a name, and does not print the token', () => {
  const line = { LEAD_NOTIFY_LINE: `C${'a'.repeat(32)}`, LINE_CHANNEL_ACCESS_TOKEN: 'token+/=' };
  expect(parseEnv(line)).toMatchObject(line);
  expect(() => parseEnv({ ...line, LINE_CHANNEL_ACCESS_TOKEN: '' })).toThrow(/^LEAD_NOTIFY_LINE: needs LINE_CHANNEL/);
  expect(() => parseEnv({ ...line, LEAD_NOTIFY_LINE: '@office' })).toThrow(/^LEAD_NOTIFY_LINE: '@office' is not/);
  const token = 'secret\nHost: elsewhere';
  expect(() => parseEnv({ ...line, LINE_CHANNEL_ACCESS_TOKEN: token })).toThrow(
    /^LINE_[A-Z_]+: is no token; (?!.*secret)/,
  );
});

it.each([
  [{}, true],
  [{ K_SERVICE: 'site' }, false],
  [{ K_SERVICE: 'site', DATA_DIR_IS_DURABLE: 'true' }, true],
  [{ DATA_DIR_IS_DURABLE: 'false' }, false],
])('detects whether the disk outlives the process: %j', (variables, expected) => {
  expect(isDataDurable(parseEnv(variables))).toBe(expected);
});

it('rejects the public bucket as the private one', () => {
  const buckets = { FIREBASE_STORAGE_BUCKET: 'pictures', PRIVATE_BUCKET: 'private' };
  expect(parseEnv(buckets)).toMatchObject(buckets);
  expect(() => parseEnv({ ...buckets, PRIVATE_BUCKET: 'pictures' })).toThrow(
    /^PRIVATE_BUCKET: is FIREBASE_STORAGE_BUCKET/,
  );
});

it.each(['gtm.js', 'interaction', 'page view', 'x'.repeat(41)])(
  'A2 rejects %s as the name of a page view',
  (VIEW_EVENT) => {
    expect(() => parseEnv({ VIEW_EVENT })).toThrow(
      `VIEW_EVENT: '${VIEW_EVENT}' is not allowed; allowed is up to 40 letters, digits, - and _, a letter first; not interaction`,
    );
  },
);
