import type { APIRequestContext } from '@playwright/test';
import { withEach } from '../../e2e/read-page';
import { targetOf } from './address';
import type { Fault } from './fault';
import type { ReferenceKind } from './references';
import type { Seen } from './walk';

const TYPES: Readonly<Record<Exclude<ReferenceKind, 'link'>, RegExp>> = {
  picture: /^image\/\w/,
  media: /^(video|audio)\/|^text\/vtt/,
  script: /^(text|application)\/javascript/,
  style: /^text\/css/,
  font: /^font\/woff2?/,
  manifest: /^application\/manifest\+json/,
};

type File = { readonly kind: keyof typeof TYPES; readonly address: string; readonly from: string; readonly at: string };

const isFile = (seen: Seen): seen is Seen & { kind: keyof typeof TYPES } => seen.kind !== 'link';

const filesOf = (references: readonly Seen[]): File[] =>
  references
    .filter(isFile)
    .flatMap(({ kind, target, from, at }) =>
      target.to === 'site' ? [{ kind, address: target.address, from, at }] : [],
    );

/** The files that a stylesheet or a manifest refers to. */
function inside({ kind, address, from }: File, text: string, origins: readonly string[]): File[] {
  const [pattern, inner] =
    kind === 'style' ? [/url\(["']?([^"')]+)/g, 'font' as const] : [/"src":\s*"([^"]+)"/g, 'picture' as const];
  return [...text.matchAll(pattern)].flatMap(([, href = '']) => {
    const target = targetOf(href, address, origins);
    if (target.to !== 'site') return [];
    const isPicture = inner === 'picture' || !/\.woff2?$/.test(target.address);
    return [{ kind: isPicture ? 'picture' : inner, address: target.address, from, at: address } as const];
  });
}

export type FileCounts = Readonly<Partial<Record<ReferenceKind, number>>>;

/**
 * Fetches every file that the pages refer to, once, and the files that these refer to. Reports a file if its status is
 * not 200, its content type does not match, or it is empty.
 */
export async function fileFaults(
  request: APIRequestContext,
  references: readonly Seen[],
  origins: readonly string[],
): Promise<{ faults: [string, Fault][]; counts: FileCounts }> {
  const [known, faults] = [new Set<string>(), [] as [string, Fault][]];
  const counts: Partial<Record<ReferenceKind, number>> = {};
  let wave = filesOf(references);
  const fetchFile = async (file: File): Promise<File[]> => {
    const response = await request.get(file.address, { maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    const body = await response.body();
    const isRight = response.status() === 200 && TYPES[file.kind].test(type) && body.length > 0;
    const found = `${file.address}: ${response.status()} ${type}, ${body.length} bytes`;
    if (!isRight) faults.push([file.from, { rule: `${file.kind} that does not come`, at: file.at, found }]);
    await response.dispose();
    return ['style', 'manifest'].includes(file.kind) ? inside(file, body.toString(), origins) : [];
  };
  while (wave.length > 0) {
    const now = wave.filter(({ address }) => !known.has(address) && known.add(address));
    for (const { kind } of now) counts[kind] = (counts[kind] ?? 0) + 1;
    wave = (await withEach(now, fetchFile)).flat();
  }
  return { faults, counts };
}
