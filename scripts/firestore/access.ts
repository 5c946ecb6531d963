import type { Query } from './query-request';
import { Refusal } from './refusal';
import { type Operation, parseRules, type Rule, type Segment } from './rules-parser';
import { NoValue, type RuleValue, type Structure, truth } from './rules-value';
import type { StoredDocument } from './stored-document';
import type { Fields } from './value';

/** What a query leaves open: the id of its documents, or the path above a collection group. */
const ANY = Symbol('any');

type Path = readonly (string | symbol)[];
type State = StoredDocument | undefined;

/** The segments that rules see: `projects/…/databases/(default)/documents/works/w1` without its project. */
const pathOf = (name: string): Path => name.split('/').slice(2);

/** The values of the wildcards where a pattern is of this path; null where it is not. */
function wildcards([first, ...rest]: readonly Segment[], path: Path): Readonly<Record<string, RuleValue>> | null {
  if (first === undefined) return path.length === 0 ? {} : null;
  if (first.kind === 'any') {
    for (let length = 0; length <= path.length; length += 1) {
      const found = wildcards(rest, path.slice(length));
      if (found !== null) return found;
    }
    return null;
  }
  const [segment] = path;
  if (segment === undefined || (first.kind === 'literal' && segment !== first.text)) return null;
  const found = wildcards(rest, path.slice(1));
  if (found === null || first.kind === 'literal' || typeof segment === 'symbol') return found;
  return { ...found, [first.text]: { stringValue: segment } };
}

const dataOf = (fields: Fields): Structure => ({ members: { data: { mapValue: { fields } } } });
const stateOf = (document: State): RuleValue =>
  document === undefined ? { nullValue: null } : dataOf(document.fields);

/** Every combination of values that a query allows its documents; fields that it does not name are unknown. */
function possibleData({ where }: Query): readonly Fields[] {
  let combinations: readonly Fields[] = [{}];
  for (const { field, values } of where) {
    combinations = combinations.flatMap((fields) => values.map((value) => ({ ...fields, [field]: value })));
  }
  return combinations;
}

/** What the public may do by a rules file, without a signed-in user. */
export class Access {
  private readonly rules: readonly Rule[];

  /** @throws Error when something in the file is not understood. */
  constructor(source: string) {
    this.rules = parseRules(source);
  }

  /** @throws Refusal (PERMISSION_DENIED) unless the public may read a document, or learn that it is not there. */
  checkGet(name: string, document: State): void {
    this.check('get', pathOf(name), stateOf(document));
  }

  /** @throws Refusal (PERMISSION_DENIED) unless the query itself proves that the public may read all of its answer. */
  checkList(parent: string, query: Query): void {
    const [{ collectionId, allDescendants }] = query.from;
    const above = allDescendants ? [...pathOf(parent), ANY] : pathOf(parent);
    for (const members of possibleData(query)) {
      this.check('list', [...above, collectionId, ANY], { members: { data: { members } } });
    }
  }

  /** @throws Refusal (PERMISSION_DENIED) unless the public may change a document so. */
  checkWrite(name: string, before: State, after: State): void {
    const operation = after === undefined ? 'delete' : before === undefined ? 'create' : 'update';
    this.check(operation, pathOf(name), stateOf(before), stateOf(after));
  }

  private check(operation: Operation, path: Path, resource: RuleValue, after: RuleValue = { nullValue: null }): void {
    const request = { members: { auth: { nullValue: null }, resource: after } };
    const isAllowed = this.rules.some(({ pattern, operations, condition }) => {
      const found = operations.includes(operation) ? wildcards(pattern, path) : null;
      return found !== null && holds(() => condition({ ...found, request, resource }));
    });
    if (!isAllowed) throw new Refusal('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}

function holds(condition: () => RuleValue): boolean {
  try {
    return truth(condition());
  } catch (error) {
    if (error instanceof NoValue) return false;
    throw error;
  }
}
