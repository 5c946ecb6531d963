import type { TargetRequest } from './requests';
import { RpcError } from './rpc-error';
import { runQuery } from './run-query';
import type { Store } from './store';
import type { StoredDocument } from './stored-document';

/** The query or documents of a listener. Whether a document matches depends only on that document. */
export type Target = {
  readonly id: number;
  /** The collection of a query. */
  readonly collection: string | undefined;
  /** The names of the documents, for a target without a query. */
  readonly names: readonly string[];
  readonly matches: (document: StoredDocument) => boolean;
  readonly documents: () => readonly StoredDocument[];
};

const parentOf = (name: string) => name.slice(0, name.lastIndexOf('/'));

/**
 * Creates the target of a request.
 * @throws RpcError for a query with a limit, where a match also depends on other documents, or of a collection group.
 */
export function listenTarget(store: Store, { targetId, query, documents }: TargetRequest): Target {
  if (documents !== undefined) {
    const names = documents.documents;
    const found = () => names.map(store.get).filter((document) => document !== undefined);
    return {
      id: targetId,
      collection: undefined,
      names,
      matches: ({ name }) => names.includes(name),
      documents: found,
    };
  }
  if (query === undefined) throw new RpcError('INVALID_ARGUMENT', 'A target is a query or documents');
  const { parent, structuredQuery } = query;
  const [{ collectionId, allDescendants }] = structuredQuery.from;
  if (structuredQuery.limit !== undefined || allDescendants) {
    throw new RpcError('UNIMPLEMENTED', 'Listeners with limits or for collection groups are not supported');
  }
  const path = `${parent}/${collectionId}`;
  return {
    id: targetId,
    collection: collectionId,
    names: [],
    matches: (document) => parentOf(document.name) === path && runQuery([document], structuredQuery).length === 1,
    documents: () => runQuery(store.list(path), structuredQuery),
  };
}
