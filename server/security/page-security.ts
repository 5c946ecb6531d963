import type { RenderedPage } from '../page-cache/rendered-page';
import { type PolicySources, pagePolicy } from './content-policy';
import { scriptHashes } from './script-hashes';

/** Adds the policy for the bytes of a page. Call it again after any change of the bytes. Other responses stay the same. */
export function withPolicy(page: RenderedPage, sources: PolicySources): RenderedPage {
  if (!String(page.headers['content-type'] ?? '').startsWith('text/html')) return page;
  const policy = pagePolicy(scriptHashes(page.body.toString('latin1')), sources);
  return { ...page, headers: { ...page.headers, 'content-security-policy': policy } };
}
