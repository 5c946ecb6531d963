import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, run } from './bundled.mjs';

/** Copies the content with generated listings instead of its own. Returns the path for CONTENT_DIR, inside `folder`. */
export async function contentOf(homes, folder) {
  const content = join(folder, `content-${homes}`);
  await bundle({ write: 'bench/search/write.ts' }, folder);
  cpSync('content', content, { recursive: true });
  run(folder, 'write', join(content, 'listings.json'), homes);
  return content;
}
