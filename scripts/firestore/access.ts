import type { Query } from './query-request';
import { RpcError } from './rpc-error';
import { type Operation, parseRules, type Rule } from './rules';
import type { StoredDocument } from './stored-document';
import type { Fields } from './value';

/** An unknown path segment: the id of a query's documents, or the path above a collection group. */
const ANY = Symbol('any');

type Path = readonly (string | symbol)[];
type State = StoredDocument | undefined;

/** The path that rules match: `projects/…/databases/(default)/documents/works/w1` without the project. */
const pathOf = (name: string): Path => name.split('/').slice(2);

const isMatch = (pattern: Rule['pattern'], path: Path): boolean =>
  pattern.length === path.length && pattern.every((segment, index) => segment === null || segment === path[index]);

/** All combinations of values that the filters of a query allow. Fields without a filter are unknown. */
function possibleData({ where }: Query): readonly Fields[] {
  let combinations: readonly Fields[] = [{}];
  for (const { field, values } of where) {
    combinations = combinations.flatMap((fields) => values.map((value) => ({ ...fields, [field]: value })));
  }
  return combinations;
}

/** Checks requests of the public, without a signed-in user, against a rules file. */
export class Access {
  private readonly rules: readonly Rule[];

  /** @throws Error if the file uses an unsupported feature. */
  constructor(source: string) {
    this.rules = parseRules(source);
  }

  /** @throws RpcError (PERMISSION_DENIED) if the public may not read the document, or not learn that it is missing. */
  checkGet(name: string, document: State): void {
    this.check('get', pathOf(name), document?.fields);
  }

  /** @throws RpcError (PERMISSION_DENIED) unless the filters of the query guarantee that every result is public. */
  checkList(parent: string, query: Query): void {
    const [{ collectionId, allDescendants }] = query.from;
    const above = allDescendants ? [...pathOf(parent), ANY] : pathOf(parent);
    for (const data of possibleData(query)) this.check('list', [...above, collectionId, ANY], data);
  }

  /** @throws RpcError (PERMISSION_DENIED) if the public may not make this change. */
  checkWrite(name: string, before: State, after: State): void {
    const operation = after === undefined ? 'delete' : before === undefined ? 'create' : 'update';
    this.check(operation, pathOf(name), before?.fields);
  }

  private check(operation: Operation, path: Path, data: Fields = {}): void {
    const isAllowed = this.rules.some(({ pattern, operations, condition }) => {
      if (!operations.includes(operation) || !isMatch(pattern, path)) return false;
      const value = condition(data, []);
      return value !== undefined && 'booleanValue' in value && value.booleanValue;
    });
    if (!isAllowed) throw new RpcError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}
