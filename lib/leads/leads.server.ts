import 'server-only';
import { join } from 'node:path';
import { type Env, env } from '../config/env';
import { type Leads, openLeads } from './open-leads.server';
import type { Target } from './target';

// Next gives its start-up hook and its routes each their own copy of a module; the process has one outbox.
declare global {
  var rommaiLeads: Leads | undefined;
}

async function targetsOf(settings: Env): Promise<readonly Target[]> {
  const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIRESTORE_EMULATOR_HOST } = settings;
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
  const targets: Target[] = [];
  if (FIREBASE_PROJECT_ID !== undefined) {
    // Who has no Firestore need not load its client.
    const { firestoreTarget } = await import('./firestore-target.server');
    const firestore = { projectId: FIREBASE_PROJECT_ID, apiKey: FIREBASE_API_KEY, emulator: FIRESTORE_EMULATOR_HOST };
    targets.push(firestoreTarget(firestore));
  }
  if (url !== undefined && secret !== undefined) {
    const { webhookTarget } = await import('./webhook-target.server');
    targets.push(webhookTarget({ url, secret }));
  }
  return targets;
}

/** The enquiries of this process: stored in `DATA_DIR/leads`, and delivered from there where the environment says. */
export function leads(): Leads {
  globalThis.rommaiLeads ??= openLeads(join(env().DATA_DIR, 'leads'), () => targetsOf(env()));
  return globalThis.rommaiLeads;
}
