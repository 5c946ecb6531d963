import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles like the server build. A transpiler at run time would wrap every function and distort the results. */
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
    // Packages in CommonJS call `require`, which an ES module lacks.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
  });
}

/** Runs a bundled part in a separate process and returns its output, so that parts share no garbage collection. */
export function run(folder, name, ...args) {
  const node = ['--expose-gc', '--max-old-space-size=8192', join(folder, `${name}.mjs`), ...args.map(String)];
  return execFileSync(process.execPath, node, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
}
