import 'server-only';
import { env } from '../config/env';
import { createLeadLimits, type LeadLimits } from './limits.server';
import { createMessageMemory, type MessageMemory } from './message-memory';

/** What is remembered of those who came before, in this process. */
export type LeadMemory = { readonly limits: LeadLimits; readonly messages: MessageMemory };

// The server and Next's endpoint have each their own copy of a module; the process counts once.
declare global {
  var rommaiLeadMemory: LeadMemory | undefined;
}

export function leadMemory(): LeadMemory {
  globalThis.rommaiLeadMemory ??= {
    limits: createLeadLimits(env().LEADS_PER_MINUTE),
    messages: createMessageMemory(),
  };
  return globalThis.rommaiLeadMemory;
}
