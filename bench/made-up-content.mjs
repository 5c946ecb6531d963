import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, run } from './bundled.mjs';

/** The embedded content with so many made-up homes in place of its own: a folder for CONTENT_DIR, inside `folder`. */
export async function contentOf(homes, folder) {
  const content = join(folder, `content-${homes}`);
  await bundle({ write: 'bench/search/write.ts' }, folder);
  cpSync('content', content, { recursive: true });
  run(folder, 'write', join(content, 'listings.json'), homes);
  return content;
}
