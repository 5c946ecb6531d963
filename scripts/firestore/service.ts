import type { Access } from './access';
import { applyWrites } from './apply-writes';
import { commitTime } from './commit-clock';
import { pathSegments, valueIn, withField } from './field-path';
import type { ReadCount } from './read-count';
import { commitRequest, lookupRequest, queryRequest } from './requests';
import { asRpcError, parseRequest, RPC_CODES, RpcError } from './rpc-error';
import { runQuery } from './run-query';
import type { Store } from './store';
import type { StoredDocument } from './stored-document';
import type { Fields } from './value';

/** A method of Firestore's protocol. Takes the JSON of a request and returns that of its response or responses. */
export type Method = (request: unknown, isOwner: boolean) => object;

function masked(document: StoredDocument, paths: readonly string[] | undefined): StoredDocument {
  if (paths === undefined) return document;
  const put = (fields: Fields, path: string[]) => withField(fields, path, valueIn(document.fields, path));
  return { ...document, fields: paths.map(pathSegments).reduce(put, {}) };
}

/** The methods of Firestore for a store, named like Google's in lower camel case. */
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
