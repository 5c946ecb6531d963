import { describe, expect, it } from 'vitest';
import type { ContentStatus } from '../content/source';
import type { LeadsStatus } from '../leads/leads-status';
import { siteHealth } from './health.server';

const content: ContentStatus = {
  source: 'firestore',
  missing: [],
  ageSeconds: 12,
  documents: 40,
  reads: { lastHour: 3, total: 90 },
};
const leads: LeadsStatus = { waiting: 0, oldestSeconds: null, setAside: 0, targets: [{ name: 'firestore' }] };
const alerts = { subscribers: 2, active: 3, waiting: 1, refused: 0, lastRunAt: '2026-12-01T03:00:00.000Z' };

describe('the health of the site', () => {
  it('has no reasons if everything works', () => {
    const expected = { status: 'ok', live: true, ready: true, reasons: [], content, leads, alerts };
    expect(siteHealth({ content, leads, alerts, isDraining: false })).toEqual(expected);
  });

  it('is ready with outdated content, but not before there is any content', () => {
    const outdated = { ...content, fault: 'no answer in 10 s' };
    expect(siteHealth({ content: outdated, leads, alerts, isDraining: false })).toMatchObject({
      status: 'degraded',
      ready: true,
      reasons: ['content-source-down'],
    });
    const empty = { ...outdated, missing: ['listings'] as const };
    expect(siteHealth({ content: empty, leads, alerts, isDraining: false })).toMatchObject({
      ready: false,
      reasons: ['content-source-down', 'content-missing'],
    });
  });

  it('is not ready during shutdown', () => {
    expect(siteHealth({ content, leads, alerts, isDraining: true })).toMatchObject({
      ready: false,
      reasons: ['draining'],
    });
  });

  it('contains no hosts and folders', () => {
    const health = siteHealth({
      content: { ...content, fault: 'connect ECONNREFUSED 10.0.0.7:8080' },
      leads: {
        ...leads,
        oldestSeconds: 900,
        fault: "ENOSPC: no space left on device, open '/data/leads/waiting/x'",
        targets: [{ name: 'webhook', fault: 'getaddrinfo ENOTFOUND crm.internal' }],
      },
      alerts: null,
      isDraining: false,
    });
    expect(health.reasons).toEqual(['content-source-down', 'leads-outbox-full', 'leads-target-down']);
    expect(JSON.stringify(health)).not.toMatch(/10\.0\.0\.7|\/data|crm\.internal|E[A-Z]{5}/);
  });
});
