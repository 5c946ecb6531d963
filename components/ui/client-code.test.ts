import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /^(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'/gm;

/** Resolves an import of this project to a file. Undefined for a package. */
function fileOf(specifier: string, importer: string): string | undefined {
  if (!/^(\.|@\/)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(importer), specifier);
  return ['', '.tsx', '.ts'].map((ending) => base + ending).find((file) => /\.\w+$/.test(file) && existsSync(file));
}

/** Every package that a client component loads in the browser, including indirect imports. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const own = fileOf(specifier, file);
    for (const name of own === undefined ? [specifier] : packagesOf(own, seen)) packages.add(name);
  }
  return packages;
}

const components = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('components', file))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('testing'));

const clients = ['app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith("'use client'"));

describe('client code', () => {
  it('is found through direct and indirect imports', () => {
    expect(packagesOf('components/ui/layers.tsx')).toContain('@base-ui/react/dialog');
    expect(packagesOf('components/ui/card.tsx')).toContain('tailwind-merge');
  });

  it('calls the API only through the client that knows API_BASE_URL', () => {
    const sources = components.map((file) => [file, readFileSync(file, 'utf8')] as const);
    const filesWith = (text: RegExp) => sources.filter(([, source]) => text.test(source)).map(([file]) => file);
    expect(filesWith(/createApiClient\(/).length).toBeGreaterThan(8);
    expect(filesWith(/createHttpClient|from 'ofetch'/)).toEqual([]);
    expect(filesWith(/\bfetch\([^)]*\/api\//)).toEqual([]);
  });

  it.each(clients)('of %s includes neither the class merge (8 kB) nor the icon set (hundreds of kB)', (file) => {
    const packages = packagesOf(file);
    expect(packages).not.toContain('tailwind-merge');
    expect(packages).not.toContain('@iconify-json/lucide');
  });
});
