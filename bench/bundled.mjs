import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundled as the server is: a transpiler at run time would wrap every function, and be measured with it. */
export async function bundle(entryPoints, folder) {
  await build({
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['react-server'],
    logLevel: 'warning',
  });
}

/** What a bundled part prints, run in a process of its own, so that nothing tidies up behind another. */
export function run(folder, name, ...args) {
  const node = ['--expose-gc', '--max-old-space-size=8192', join(folder, `${name}.mjs`), ...args.map(String)];
  return execFileSync(process.execPath, node, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
}
