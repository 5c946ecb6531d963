import type { RenderedPage } from '../page-cache/rendered-page';
import { type PolicySources, pagePolicy } from './content-policy';
import { scriptHashes } from './script-hashes';

/** A page with the policy of its own bytes: whoever changes them afterwards must ask again. Whatever is no page stays. */
export function withPolicy(page: RenderedPage, sources: PolicySources): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/html')) return page;
  const policy = pagePolicy(scriptHashes(page.body.toString('latin1')), sources);
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
}
