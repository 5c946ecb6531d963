import type { ServerDuplexStream } from '@grpc/grpc-js';
import { ListenStream } from './listen-stream';
import { type RPC_CODES, RpcError } from './protocol';
import type { ReadCount, Store } from './store';

/** The interval at which streams get a snapshot without changes, as from Firestore. It renews their resume tokens. */
const HEARTBEAT_MS = 30_000;

export type RpcCode = keyof typeof RPC_CODES;

/** All `Listen` streams. Tests use the methods to simulate errors. */
export class Listeners {
  private readonly streams = new Set<ListenStream>();
  private readonly refused = new Map<string, RpcError>();
  private refusal: RpcError | undefined;
  /** Whether new streams receive requests but send no responses. */
  isSilent = false;
  private flushing: NodeJS.Immediate | undefined;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private readonly store: Store,
    private readonly reads: ReadCount,
  ) {
    store.observe(() => {
      this.flushing ??= setImmediate(() => {
        this.flushing = undefined;
        for (const stream of this.streams) stream.flush();
      });
    });
    this.heartbeat = setInterval(() => {
      for (const stream of this.streams) {
        stream.flush();
        stream.sendSnapshot();
      }
    }, HEARTBEAT_MS).unref();
  }

  /** Serves a `Listen` call. Only staff may call it: browsers use WebChannel, which is not supported. */
  open(call: ServerDuplexStream<object, unknown>, isOwner: boolean): void {
    const stream = new ListenStream(call, this.store, this.reads, ({ collection = '' }) =>
      this.refused.get(collection),
    );
    const refusal = isOwner ? this.refusal : new RpcError('PERMISSION_DENIED', 'Only staff may open listeners');
    if (refusal !== undefined) {
      stream.fail(refusal);
      return;
    }
    if (this.isSilent) stream.mute();
    this.streams.add(stream);
    for (const event of ['cancelled', 'finish']) call.on(event, () => this.streams.delete(stream));
  }

  fail(code: RpcCode, message: string): void {
    for (const stream of this.streams) stream.fail(new RpcError(code, message));
    this.streams.clear();
  }

  /** Refuses new streams with a status, until the next call with null. */
  refuse(code: RpcCode | null, message = 'Refused by a test'): void {
    this.refusal = code === null ? undefined : new RpcError(code, message);
  }

  /** Removes the targets of a collection and refuses new ones with a status, until the next call with null. */
  refuseTargets(collection: string, code: RpcCode | null, message = 'Refused by a test'): void {
    if (code === null) this.refused.delete(collection);
    else this.refused.set(collection, new RpcError(code, message));
    for (const stream of this.streams) stream.removeRefused();
  }

  sendWrongCounts(): void {
    for (const stream of this.streams) stream.sendCounts(1);
  }

  streamCount = (): number => this.streams.size;

  stop(): void {
    clearInterval(this.heartbeat);
    clearImmediate(this.flushing);
  }
}
