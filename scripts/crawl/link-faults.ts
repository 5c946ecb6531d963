import type { APIRequestContext } from '@playwright/test';
import { withEach } from '../../e2e/read-page';
import type { Fault } from './page-tree';
import { type ReferenceKind, targetOf } from './references';
import type { Seen, Walk } from './walk';

const isRedirect = (status: number) => status >= 300 && status < 400;

function faultOf({ from, at, target }: Seen, { pages, others }: Walk): [string, Fault] | undefined {
  if (target.to !== 'site') return undefined;
  const { address, fragment } = target;
  const fault = (rule: string, found: string): [string, Fault] => [from, { rule, at, found }];
  const page = pages.get(address);
  if (page)
    return fragment === '' || page.ids.has(fragment) ? undefined : fault('no such part', `${address}#${fragment}`);
  const answer = others.get(address);
  if (answer === undefined || answer.status === 200) return undefined;
  return isRedirect(answer.status)
    ? fault('link to a redirect', `${address} to ${answer.location}`)
    : fault(`link to ${answer.status}`, address);
}

export const linkFaults = (walk: Walk): [string, Fault][] =>
  [...walk.references.values()]
    .filter(({ kind }) => kind === 'link')
    .flatMap((seen) => {
      const fault = faultOf(seen, walk);
      return fault === undefined ? [] : [fault];
    });

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

/** Fetches each referenced file, and the files it refers to, once. Reports a wrong status or type, and empty files. */
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
