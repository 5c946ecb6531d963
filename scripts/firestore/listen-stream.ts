import { Readable } from 'node:stream';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import { asRpcError, listenRequest, parseRequest, RPC_CODES, RpcError, type TargetRequest } from './protocol';
import { runQuery } from './query';
import type { ReadCount, Store } from './store';
import { commitTime, type StoredDocument } from './value';

type Target = {
  readonly id: number;
  readonly collection: string | undefined;
  /** The names of the documents, for a target without a query. */
  readonly names: readonly string[];
  readonly matches: (document: StoredDocument) => boolean;
  readonly documents: () => readonly StoredDocument[];
};

const parentOf = (name: string) => name.slice(0, name.lastIndexOf('/'));

/** @throws RpcError for a collection group, or a limit: then a match also depends on other documents. */
function listenTarget(store: Store, { targetId, query, documents }: TargetRequest): Target {
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

/** A listener that resumes later is billed as a new query (https://firebase.google.com/docs/firestore/pricing). */
const BILLED_ANEW_MS = 30 * 60_000;

type Call = ServerDuplexStream<object, unknown>;
type Changes = ReadonlyMap<string, StoredDocument | undefined>;

export const statusOf = ({ status, message }: RpcError) => ({ code: RPC_CODES[status].grpc, message });

const tokenOf = (readTime: string) => Buffer.from(readTime).toString('base64');

export class ListenStream {
  private readonly targets = new Map<number, Target>();
  /** Buffers messages while the client does not read. */
  private readonly out = new Readable({ objectMode: true, read() {} });
  /** All commits until this time have been sent. */
  private readTime = commitTime();

  constructor(
    private readonly call: Call,
    private readonly store: Store,
    private readonly reads: ReadCount,
    private readonly refusalOf: (target: Target) => RpcError | undefined,
  ) {
    this.out.pipe(call);
    call.on('data', (request: unknown) => this.receive(request));
    call.on('end', () => this.out.push(null));
  }

  mute(): void {
    this.out.unpipe();
  }

  fail(refusal: RpcError): void {
    this.mute();
    const { code, message: details } = statusOf(refusal);
    this.call.emit('error', { code, details });
  }

  /** Sends all commits since the last snapshot as one snapshot. */
  flush(): void {
    const changes = this.store.history.since(this.readTime);
    this.readTime = commitTime();
    const sent = this.sendChanges(changes, [...this.targets.values()]);
    this.reads.update(sent.billed);
    if (sent.messages > 0) this.sendSnapshot();
  }

  /** Tells the client that it has received all changes until the current read time. */
  sendSnapshot(): void {
    const { readTime } = this;
    this.send({ targetChange: { targetChangeType: 'NO_CHANGE', resumeToken: tokenOf(readTime), readTime } });
  }

  sendCounts(more: number): void {
    for (const target of this.targets.values()) this.sendCount(target, more);
  }

  removeRefused(): void {
    for (const target of this.targets.values()) {
      const refusal = this.refusalOf(target);
      if (refusal !== undefined) this.remove(target.id, refusal);
    }
  }

  private send(message: object): void {
    this.out.push(message);
  }

  private receive(request: unknown): void {
    try {
      const { addTarget, removeTarget } = parseRequest(listenRequest, request);
      this.flush();
      if (addTarget !== undefined) this.add(addTarget);
      if (removeTarget !== undefined) this.remove(removeTarget);
    } catch (error) {
      this.fail(asRpcError(error));
    }
  }

  private remove(id: number, cause?: RpcError): void {
    this.targets.delete(id);
    const targetChange = { targetChangeType: 'REMOVE', targetIds: [id], ...(cause && { cause: statusOf(cause) }) };
    this.send({ targetChange });
  }

  private add(request: TargetRequest): void {
    const targetIds = [request.targetId];
    let target: Target;
    try {
      target = listenTarget(this.store, request);
      const refusal = this.refusalOf(target);
      if (refusal !== undefined) throw refusal;
    } catch (error) {
      this.remove(request.targetId, asRpcError(error));
      return;
    }
    this.targets.set(target.id, target);
    this.send({ targetChange: { targetChangeType: 'ADD', targetIds } });
    const known = request.resumeToken ?? request.readTime;
    if (known !== undefined && this.store.history.reaches(known)) this.resume(target, known);
    else {
      if (known !== undefined) this.send({ targetChange: { targetChangeType: 'RESET', targetIds } });
      this.sendAll(target);
    }
    const { readTime } = this;
    const current = { targetChangeType: 'CURRENT', targetIds, resumeToken: tokenOf(readTime), readTime };
    this.send({ targetChange: current });
    this.sendSnapshot();
  }

  private sendAll(target: Target): void {
    const documents = target.documents();
    this.reads.query(documents.length);
    for (const document of documents) this.send({ documentChange: { document, targetIds: [target.id] } });
    const found = new Set(documents.map(({ name }) => name));
    for (const name of target.names) if (!found.has(name)) this.sendDelete(name, [target.id]);
  }

  private resume(target: Target, known: string): void {
    const { billed } = this.sendChanges(this.store.history.since(known), [target]);
    const isLong = Date.parse(this.readTime) - Date.parse(known) > BILLED_ANEW_MS;
    this.reads.query(isLong ? target.documents().length : billed);
    this.sendCount(target, 0);
  }

  private sendCount(target: Target, more: number): void {
    this.send({ filter: { targetId: target.id, count: target.documents().length + more } });
  }

  private sendDelete(document: string, removedTargetIds: readonly number[]): void {
    this.send({ documentDelete: { document, removedTargetIds, readTime: this.readTime } });
  }

  private sendChanges(changes: Changes, targets: readonly Target[]): { messages: number; billed: number } {
    const sent = { messages: 0, billed: 0 };
    for (const [name, before] of changes) {
      const document = this.store.get(name);
      const having = (state: StoredDocument | undefined) => targets.filter((target) => state && target.matches(state));
      const targetIds = having(document).map(({ id }) => id);
      const removedTargetIds = having(before)
        .map(({ id }) => id)
        .filter((id) => !targetIds.includes(id));
      if (targetIds.length + removedTargetIds.length === 0) continue;
      sent.messages += 1;
      if (document === undefined) {
        this.sendDelete(name, removedTargetIds);
        continue;
      }
      sent.billed += targetIds.length + removedTargetIds.length;
      this.send({ documentChange: { document, targetIds, removedTargetIds } });
    }
    return sent;
  }
}
