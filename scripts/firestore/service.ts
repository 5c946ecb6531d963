import { isDeepStrictEqual } from 'node:util';
import {
  asRpcError,
  commitRequest,
  lookupRequest,
  type Precondition,
  parseRequest,
  type Query,
  queryRequest,
  RPC_CODES,
  RpcError,
  type Write,
} from './protocol';
import { pathSegments, runQuery, valueIn, withField } from './query';
import { type Operation, parseRules, type Rule } from './rules';
import type { ReadCount, Store } from './store';
import { canonicalInstant, commitTime, type Fields, type StoredDocument } from './value';

/** A method of Firestore's protocol. Takes the JSON of a request and returns that of its response or responses. */
export type Method = (request: unknown, isOwner: boolean) => object;

function masked(document: StoredDocument, paths: readonly string[] | undefined): StoredDocument {
  if (paths === undefined) return document;
  const put = (fields: Fields, path: string[]) => withField(fields, path, valueIn(document.fields, path));
  return { ...document, fields: paths.map(pathSegments).reduce(put, {}) };
}

export function createService(store: Store, reads: ReadCount, access: Access) {
  const accessOf = (isOwner: boolean) => (isOwner ? undefined : access);

  return {
    runQuery(request, isOwner) {
      const { parent, structuredQuery } = parseRequest(queryRequest, request);
      accessOf(isOwner)?.checkList(parent, structuredQuery);
      const [{ collectionId, allDescendants }] = structuredQuery.from;
      if (allDescendants) throw new RpcError('UNIMPLEMENTED', 'Collection groups are not supported');
      const documents = runQuery(store.list(`${parent}/${collectionId}`), structuredQuery);
      reads.query(documents.length);
      const readTime = commitTime();
      return documents.length === 0 ? [{ readTime }] : documents.map((document) => ({ document, readTime }));
    },

    batchGetDocuments(request, isOwner) {
      const { documents, mask } = parseRequest(lookupRequest, request);
      const found = documents.map((name) => ({ name, document: store.get(name) }));
      for (const { name, document } of found) accessOf(isOwner)?.checkGet(name, document);
      reads.query(documents.length);
      const readTime = commitTime();
      return found.map(({ name, document }) =>
        document === undefined ? { missing: name, readTime } : { found: masked(document, mask?.fieldPaths), readTime },
      );
    },

    commit(request, isOwner) {
      const { writes } = parseRequest(commitRequest, request);
      const updateTime = applyWrites(store, writes, accessOf(isOwner));
      return { writeResults: writes.map(() => ({ updateTime })), commitTime: updateTime };
    },

    /** Applies each write separately: a rejected write does not stop the others. */
    batchWrite(request, isOwner) {
      const results = parseRequest(commitRequest, request).writes.map((each) => {
        try {
          return { result: { updateTime: applyWrites(store, [each], accessOf(isOwner)) }, status: { code: 0 } };
        } catch (error) {
          const { status, message } = asRpcError(error);
          return { result: {}, status: { code: RPC_CODES[status].grpc, message } };
        }
      });
      return { writeResults: results.map(({ result }) => result), status: results.map(({ status }) => status) };
    },
  } satisfies Record<string, Method>;
}

export type Service = ReturnType<typeof createService>;

type State = StoredDocument | undefined;

function check(before: State, name: string, { exists, updateTime }: Precondition): void {
  if (exists === false && before !== undefined)
    throw new RpcError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (exists === true && before === undefined) throw new RpcError('NOT_FOUND', `No document to update: ${name}`);
  if (updateTime !== undefined && before?.updateTime !== canonicalInstant(updateTime)) {
    throw new RpcError('FAILED_PRECONDITION', `The document has changed: ${name}`);
  }
}

/** The document after a write; undefined if it was deleted. A write without a change keeps the update time. */
function afterWrite(before: State, write: Write, time: string): State {
  if (!('update' in write)) return undefined;
  const { update, updateMask } = write;
  let fields: Fields = updateMask === undefined ? update.fields : (before?.fields ?? {});
  for (const path of updateMask?.fieldPaths.map(pathSegments) ?? []) {
    fields = withField(fields, path, valueIn(update.fields, path));
  }
  if (before !== undefined && isDeepStrictEqual(fields, before.fields)) return before;
  return { name: update.name, fields, createTime: before?.createTime ?? time, updateTime: time };
}

/** Applies all writes or none. `access` is undefined for staff. @throws RpcError if a write is refused */
function applyWrites(store: Store, writes: readonly Write[], access: Access | undefined): string {
  const time = commitTime();
  const changed = new Map<string, State>();
  for (const write of writes) {
    const name = 'update' in write ? write.update.name : write.delete;
    const before = changed.has(name) ? changed.get(name) : store.get(name);
    const after = afterWrite(before, write, time);
    access?.checkWrite(name, before, after);
    check(before, name, write.currentDocument ?? {});
    changed.set(name, after);
  }
  store.commit(time, changed);
  return time;
}

/** An unknown path segment: the id of a query's documents, or the path above a collection group. */
const ANY = Symbol('any');

type Path = readonly (string | symbol)[];

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
  checkGet(name: string, document: StoredDocument | undefined): void {
    this.check('get', pathOf(name), document?.fields);
  }

  /** @throws RpcError (PERMISSION_DENIED) unless the filters of the query guarantee that every result is public. */
  checkList(parent: string, query: Query): void {
    const [{ collectionId, allDescendants }] = query.from;
    const above = allDescendants ? [...pathOf(parent), ANY] : pathOf(parent);
    for (const data of possibleData(query)) this.check('list', [...above, collectionId, ANY], data);
  }

  /** @throws RpcError (PERMISSION_DENIED) if the public may not make this change. */
  checkWrite(name: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
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
