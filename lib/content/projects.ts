import { inLetters } from './areas';
import type { Listing } from './collections';

/** Leaves room for the district code in an id of 64 characters. */
const MAX_LETTERS = 55;

/** FNV-1a, for names that have no Latin spelling of their own. */
const hash = (name: string): string =>
  [...name]
    .reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0, 2_166_136_261)
    .toString(36);

type ProjectOf = Pick<Listing, 'project'> & { readonly address: Pick<Listing['address'], 'districtCode'> };

/** Identifies the building or estate of a listing: its name in the district, because several projects share a name. */
export function projectId({ project, address }: ProjectOf): string | undefined {
  const name = project?.en ?? project?.th;
  if (name === undefined) return undefined;
  const letters = inLetters(name);
  const isReadable = /[a-z]/.test(letters) && letters.length <= MAX_LETTERS && !/[\u0e00-\u0e7f]/.test(name);
  return `${isReadable ? letters : `project-${hash(name)}`}-${address.districtCode}`;
}
