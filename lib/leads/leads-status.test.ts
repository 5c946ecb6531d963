import { expect, it } from 'vitest';
import { type LeadsStatus, leadsReasons } from './leads-status';

const status: LeadsStatus = {
  waiting: 3,
  oldestSeconds: 600,
  setAside: 0,
  targets: [{ name: 'firestore', fault: 'down' }],
};

it('is healthy if enquiries can be stored and none has waited too long for a target', () => {
  expect(leadsReasons(status)).toEqual([]);
  expect(leadsReasons({ ...status, oldestSeconds: null })).toEqual([]);
  expect(leadsReasons({ ...status, oldestSeconds: 601, targets: [] })).toEqual([]);
});

it('distinguishes a target that is down from other causes of late enquiries', () => {
  expect(leadsReasons({ ...status, oldestSeconds: 601 })).toEqual(['leads-target-down']);
  expect(leadsReasons({ ...status, oldestSeconds: 601, targets: [{ name: 'webhook' }] })).toEqual(['leads-late']);
});

it('reports a target with a missing setting at once', () => {
  const targets = [{ name: 'firestore', fault: 'no account', isUnusable: true }] as const;
  expect(leadsReasons({ ...status, waiting: 0, oldestSeconds: null, targets })).toEqual(['leads-target-unusable']);
  expect(leadsReasons({ ...status, oldestSeconds: 601, targets })).toEqual(['leads-target-unusable', 'leads-late']);
});

it('reports enquiries that are set aside until staff have handled them', () => {
  expect(leadsReasons({ ...status, setAside: 1 })).toEqual(['leads-set-aside']);
});

it('distinguishes a full disk from other faults', () => {
  expect(leadsReasons({ ...status, fault: 'ENOSPC: no space left on device, write' })).toEqual(['leads-outbox-full']);
  expect(leadsReasons({ ...status, fault: "EACCES: permission denied, mkdir '/data'" })).toEqual(['leads-outbox-down']);
});
