// For `npm run lock`: npm leaves entries or hashes for other platforms out of the lock file if a registry lacks their
// packages, and `npm ci` then rejects it or installs unchecked. This adds the entries, and hashes from the registry.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !(`node_modules/${name}` in packages) && !(`${parent}/node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** The platform in the name of a package, such as `@next/swc-linux-arm64-gnu`. */
export function platformOf(name) {
  const parts = name.split(/[/-]/);
  const os = parts.filter((part) => SYSTEMS.includes(part));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  const libc = [...(parts.includes('musl') ? ['musl'] : []), ...(parts.includes('gnu') ? ['glibc'] : [])];
  return { ...(os.length ? { os } : {}), ...(cpu.length ? { cpu } : {}), ...(libc.length ? { libc } : {}) };
}

/** The paths of the entries without a hash: `npm ci` accepts any file for them. Folders of the repository have none. */
export const withoutIntegrity = (packages) =>
  Object.entries(packages).flatMap(([path, { integrity, link }]) =>
    !path.startsWith('node_modules/') || link || integrity ? [] : path,
  );

function publishedIntegrity(name, version) {
  const integrity = execFileSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' }).trim();
  if (!/^sha512-/.test(integrity)) throw new Error(`the registry has no integrity of ${name}@${version}`);
  return integrity;
}

function completeLock(path) {
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingEntries(lock.packages);
  for (const { name, version, dev } of missing) {
    lock.packages[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true };
  }
  const unhashed = withoutIntegrity(lock.packages);
  for (const entry of unhashed) {
    const { version, ...rest } = lock.packages[entry];
    const name = entry.slice(entry.lastIndexOf('node_modules/') + 'node_modules/'.length);
    lock.packages[entry] = { version, integrity: publishedIntegrity(name, version), ...rest };
  }
  const [root, ...rest] = Object.entries(lock.packages);
  lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${missing.length} entries and ${unhashed.length} hashes added`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) completeLock('package-lock.json');
