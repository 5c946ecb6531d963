import { aggregate } from './aggregate';
import { applyWrites } from './apply-writes';
import { commitTime } from './commit-clock';
import { fieldOf, pathSegments, withField } from './field-path';
import { checkIndex } from './needed-index';
import { checkPublicList, checkPublicLookup } from './public-access';
import type { Query } from './query-request';
import type { ReadCount } from './read-count';
import { asRefusal, parseRequest, REFUSALS } from './refusal';
import { aggregationRequest, commitRequest, lookupRequest, queryRequest } from './requests';
import { runQuery } from './run-query';
import type { Store } from './store';
import type { StoredDocument } from './stored-document';
import type { Fields } from './value';

/** A method of Firestore's protocol: from the JSON of a request to that of its answer, or of its answers in order. */
export type Method = (request: unknown, isOwner: boolean) => object;

/** There is one client at a time, or as good as: a transaction is only a name. */
const TRANSACTION = Buffer.from('transaction').toString('base64');

const withTransaction = (newTransaction: unknown) =>
  newTransaction === undefined ? [] : [{ transaction: TRANSACTION }];

function selected(document: StoredDocument, { select }: Query): StoredDocument {
  if (select === undefined) return document;
  let fields: Fields = {};
  for (const { fieldPath } of select.fields) {
    if (fieldPath === '__name__') continue;
    fields = withField(fields, pathSegments(fieldPath), fieldOf(document, fieldPath));
  }
  return { ...document, fields };
}

/** The methods, with Google's names in lower camel case, over a store. */
export function createService(store: Store, reads: ReadCount) {
  function find(parent: string, query: Query, isOwner: boolean): readonly StoredDocument[] {
    const [{ collectionId, allDescendants }] = query.from;
    if (!isOwner) checkPublicList(parent, query);
    checkIndex(query);
    return runQuery(store.list(parent, collectionId, allDescendants), query);
  }

  return {
    runQuery(request, isOwner) {
      const { parent, structuredQuery, newTransaction } = parseRequest(queryRequest, request);
      const documents = find(parent, structuredQuery, isOwner);
      reads.query(documents.length, structuredQuery.offset);
      const readTime = commitTime();
      const found = documents.map((document) => ({ document: selected(document, structuredQuery), readTime }));
      return [...withTransaction(newTransaction), ...(found.length === 0 ? [{ readTime }] : found)];
    },

    runAggregationQuery(request, isOwner) {
      const { parent, structuredAggregationQuery } = parseRequest(aggregationRequest, request);
      const { structuredQuery, aggregations } = structuredAggregationQuery;
      const documents = find(parent, structuredQuery, isOwner);
      reads.aggregation(documents.length);
      const aggregateFields = Object.fromEntries(aggregations.map((each) => [each.alias, aggregate(documents, each)]));
      return [{ result: { aggregateFields }, readTime: commitTime() }];
    },

    batchGetDocuments(request, isOwner) {
      const { documents, newTransaction } = parseRequest(lookupRequest, request);
      const found = documents.map((name) => ({ name, document: store.get(name) }));
      if (!isOwner) for (const { name, document } of found) checkPublicLookup(name, document);
      reads.lookup(documents.length);
      const readTime = commitTime();
      const answers = found.map(({ name, document }) =>
        document === undefined ? { missing: name, readTime } : { found: document, readTime },
      );
      return [...withTransaction(newTransaction), ...answers];
    },

    commit(request, isOwner) {
      const { writes } = parseRequest(commitRequest, request);
      const time = applyWrites(store, writes, isOwner);
      return { writeResults: writes.map(() => ({ updateTime: time })), commitTime: time };
    },

    /** Each write by itself: what is refused does not hold up the others. */
    batchWrite(request, isOwner) {
      const results = parseRequest(commitRequest, request).writes.map((each) => {
        try {
          return { result: { updateTime: applyWrites(store, [each], isOwner) }, status: { code: 0 } };
        } catch (error) {
          const { status, message } = asRefusal(error);
          return { result: {}, status: { code: REFUSALS[status].grpc, message } };
        }
      });
      return { writeResults: results.map(({ result }) => result), status: results.map(({ status }) => status) };
    },

    beginTransaction: () => ({ transaction: TRANSACTION }),
    rollback: () => ({}),
  } satisfies Record<string, Method>;
}

export type Service = ReturnType<typeof createService>;
