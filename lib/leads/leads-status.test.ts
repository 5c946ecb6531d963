import { expect, it } from 'vitest';
import { type LeadsStatus, leadsReasons } from './leads-status';

const well: LeadsStatus = {
  waiting: 3,
  oldestSeconds: 600,
  setAside: 0,
  targets: [{ name: 'firestore', fault: 'down' }],
};

it('is well while enquiries can be stored and none waits long for a target', () => {
  expect(leadsReasons(well)).toEqual([]);
  expect(leadsReasons({ ...well, oldestSeconds: null })).toEqual([]);
  expect(leadsReasons({ ...well, oldestSeconds: 601, targets: [] })).toEqual([]);
});

it('says whether a target is to blame for what waits', () => {
  expect(leadsReasons({ ...well, oldestSeconds: 601 })).toEqual(['leads-target-down']);
  expect(leadsReasons({ ...well, oldestSeconds: 601, targets: [{ name: 'webhook' }] })).toEqual(['leads-late']);
});

it('reports a target without its settings at once', () => {
  const targets = [{ name: 'firestore', fault: 'no account', isUnusable: true }] as const;
  expect(leadsReasons({ ...well, waiting: 0, oldestSeconds: null, targets })).toEqual(['leads-target-unusable']);
});

it('reports enquiries that are set aside until staff have handled them', () => {
  expect(leadsReasons({ ...well, setAside: 1 })).toEqual(['leads-set-aside']);
});

it('tells a full disk from another fault', () => {
  expect(leadsReasons({ ...well, fault: 'ENOSPC: no space left on device, write' })).toEqual(['leads-outbox-full']);
  expect(leadsReasons({ ...well, fault: "EACCES: permission denied, mkdir '/data'" })).toEqual(['leads-outbox-down']);
});
