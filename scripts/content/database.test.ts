import { expect, it } from 'vitest';
import { languageIn, parseArguments } from './arguments';
import { faultCount } from './check';
import { projectOf } from './database';
import { databaseFault } from './faults';
import { planText } from './plan';
import { progressText } from './terminal';

it.each([
  ['no project', {}, /^set FIREBASE_PROJECT_ID, or add --project/],
  ['an empty project', { FIREBASE_PROJECT_ID: '' }, /^set FIREBASE_PROJECT_ID/],
  [
    'a wrong emulator',
    { FIREBASE_PROJECT_ID: 'a', FIRESTORE_EMULATOR_HOST: 'http://localhost:1' },
    /must be host:port/,
  ],
  ['a missing account file', { FIREBASE_PROJECT_ID: 'a', GOOGLE_APPLICATION_CREDENTIALS: '/no.json' }, /no such file/],
])('rejects %s', (_, variables, expected) => {
  expect(() => projectOf(undefined, variables)).toThrow(expected);
});

it('prefers the project of the command to that of the environment', () => {
  const variables = { FIREBASE_PROJECT_ID: 'a', FIRESTORE_EMULATOR_HOST: 'localhost:8085' };
  expect(projectOf('b', variables)).toEqual({ projectId: 'b', emulator: 'localhost:8085' });
});

it.each([
  [
    Object.assign(new Error('7 PERMISSION_DENIED: no\nmore'), { code: 7 }),
    /^p refuses this account; .*\(7 PERMISSION_DENIED: no\)$/,
  ],
  [new Error('Could not load the default credentials. Browse to …'), /^there is no service account; set GOOGLE/],
  [
    new Error('The incoming JSON object does not contain a client_email field'),
    /^GOOGLE_APPLICATION_CREDENTIALS names/,
  ],
  [new Error('no answer within 15 s'), /^p: no answer within 15 s$/],
])('describes the error with advice: %s', (error, expected) => {
  expect(databaseFault('p', error).en).toMatch(expected);
});

it.each([
  [['import', 'a.csv', '--colection', 'jobs'], /Unknown option '--colection'[\s\S]*usage:/],
  [['check', '--lang', 'fr'], /^--lang is en or th, not 'fr'\nusage:/],
  [['import', 'a.csv', '--collection', 'job'], /^there is no collection 'job'/],
  [['import', 'a.csv', '--delete-missing', '--confirm', 'yes'], /^there is no collection 'yes'/],
])('rejects the command %j', (args, expected) => {
  expect(() => parseArguments(args)).toThrow(expected);
});

it.each([
  [['check', '--lang', 'th'], 'th'],
  [['--lang=th', 'check'], 'th'],
  [['check', 'th', '--lang', 'en'], 'en'],
  [['check'], 'en'],
] as const)('languageIn reads from %j the language %s', (args, expected) => {
  expect(languageIn(args)).toBe(expected);
});

it('formats a plan and the number of faults in Thai', () => {
  const origin = { collection: 'jobs', file: 'a.csv', row: 2, document: {}, columnOf: String } as const;
  const document = { origin, id: 'a', written: {}, parsed: {} };
  const changes = [{ field: 'order', before: undefined, after: 1_000 }];
  const plan = { collection: 'jobs', added: [], changed: [{ document, changes }], missing: ['b'], others: [] } as const;
  expect(planText({ ...plan, unchanged: 2 }, true).th).toBe(
    'jobs: ใหม่ 0 เปลี่ยน 1 เหมือนเดิม 2 จะลบ 1\n  ~ a: order (ไม่มี) → 1,000\n  - b',
  );
  expect([0, 1, 2].map((count) => faultCount(count).th)).toEqual(['ไม่พบที่ผิด', 'พบที่ผิด 1 จุด', 'พบที่ผิด 2 จุด']);
});

it('formats the progress with count, rate and remaining time', () => {
  expect(progressText(2_500, 10_000, 5_000, 'en')).toBe('2,500 of 10,000, 500 a second, 15 s left');
  expect(progressText(0, 10, 0, 'en')).toBe('0 of 10, 0 a second');
  expect(progressText(2_500, 10_000, 5_000, 'th')).toBe('2,500 จาก 10,000 วินาทีละ 500 เหลือ 15 วินาที');
});
