import type { TargetRequest } from './requests';
import { RpcError } from './rpc-error';
import { runQuery } from './run-query';
import type { Store } from './store';
import type { StoredDocument } from './stored-document';

/** What a listener follows. Whether a document belongs to it depends on that document alone. */
export type Target = {
  readonly id: number;
  /** The collection of a query. */
  readonly collection: string | undefined;
  /** The names of single documents that it asks for. */
  readonly names: readonly string[];
  readonly matches: (document: StoredDocument) => boolean;
  readonly documents: () => readonly StoredDocument[];
};

const parentOf = (name: string) => name.slice(0, name.lastIndexOf('/'));

/**
 * The target of a request.
 * @throws RpcError when its documents depend on each other.
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
    throw new RpcError('UNIMPLEMENTED', 'Listeners with limits or of collection groups are not built here');
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
