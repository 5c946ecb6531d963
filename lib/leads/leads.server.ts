import 'server-only';
import { join } from 'node:path';
import { FIRESTORE } from '../config/constants';
import { type Env, env, isDataDurable } from '../config/env';
import { errorText, log } from '../config/log';
import { processSingleton } from '../config/process-singleton';
import { serviceAccount } from '../content/service-account.server';
import { privateBucket } from '../http/storage-bucket.server';
import { DirectLeads } from './direct-leads.server';
import { type Leads, openLeads } from './open-leads.server';
import { photosInBucket } from './photos-in-bucket';
import type { Target } from './target';

/** A target whose setting a person has to change: enquiries wait for it. */
function unusableTarget(name: string, reason: string): Target {
  log('error', 'enquiries are not delivered', { target: name, reason });
  return { name, unusable: reason, deliver: () => Promise.reject(new Error(reason)) };
}

async function firestoreOf(settings: Env): Promise<Target> {
  try {
    const firestore = await serviceAccount(settings);
    if (firestore === null)
      return unusableTarget('firestore', 'there is no service account; set GOOGLE_APPLICATION_CREDENTIALS');
    const { firestoreTarget } = await import('./firestore-target.server');
    return firestoreTarget(firestore);
  } catch (error) {
    return unusableTarget('firestore', errorText(error));
  }
}

/** Where the environment says that enquiries go, the most important target first. */
async function targetsOf(settings: Env): Promise<readonly Target[]> {
  const { FIREBASE_PROJECT_ID, LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = settings;
  const targets: Target[] = [];
  if (FIREBASE_PROJECT_ID !== undefined) targets.push(await firestoreOf(settings));
  if (url !== undefined && secret !== undefined) {
    const { webhookTarget } = await import('./webhook-target.server');
    targets.push(webhookTarget({ url, secret }));
  }
  const first = targets.find(({ unusable }) => unusable === undefined);
  const bucket = await privateBucket(settings, FIRESTORE.requestTimeoutMs);
  // One upload serves all targets.
  return targets.map((target) => (target === first && bucket !== null ? photosInBucket(target, bucket) : target));
}

function open(settings: Env): Leads {
  const targets = () => targetsOf(settings);
  return isDataDurable(settings) ? openLeads(join(settings.DATA_DIR, 'leads'), targets) : new DirectLeads(targets);
}

export const leadsSingleton = processSingleton('leads', () => open(env()));

/**
 * The enquiries of this process. With a durable disk they are stored in `DATA_DIR/leads` and delivered from there; without
 * one they are delivered before the visitor is thanked.
 */
export const leads = leadsSingleton.get;
