import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { asRpcError, RPC_CODES, RpcError } from './protocol';
import type { Service } from './service';
import type { ReadCount, Store } from './store';

const ADDRESS = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^:]+)?)(?::(\w+))?$/;
const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)$/;
const PARAMETERS = ['key', 'documentId', 'updateMask.fieldPaths'];

type Request = { readonly method: string; readonly url: URL; readonly body: unknown; readonly isOwner: boolean };

function valid<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new RpcError('INVALID_ARGUMENT', 'The request is malformed');
  }
}

/** Firestore's REST interface with the extra methods of Google's emulator, and with counts for benchmarks. */
class Rest {
  constructor(
    private readonly service: Service,
    private readonly store: Store,
    private readonly reads: ReadCount,
  ) {}

  answer(request: Request): unknown {
    const path = valid(() => decodeURIComponent(request.url.pathname));
    const [, resource, method] = ADDRESS.exec(path) ?? [];
    if (resource !== undefined && method !== undefined && request.method === 'POST') {
      return this.call(method, resource, request);
    }
    if (resource !== undefined && method === undefined) return this.documents(resource, request);
    const cleared = CLEAR.exec(path)?.[1];
    if (request.method === 'DELETE' && cleared !== undefined) return this.store.clear(cleared) ?? {};
    if (request.method === 'GET' && path === '/emulator/v1/reads') return this.reads.total();
    if (request.method === 'GET' && path === '/emulator/v1/size') return this.store.size();
    if (request.method === 'GET' && path === '/') return 'Ok';
    throw new RpcError('NOT_FOUND', `${request.method} ${path} is not supported`);
  }

  private call(name: string, parent: string, { body, isOwner }: Request): object {
    const methods: Readonly<Record<string, () => object>> = {
      runQuery: () => this.service.runQuery({ ...Object(body), parent }, isOwner),
      batchGet: () => this.service.batchGetDocuments(body, isOwner),
      commit: () => this.service.commit(body, isOwner),
      batchWrite: () => this.service.batchWrite(body, isOwner),
    };
    const method = methods[name];
    if (method === undefined) throw new RpcError('UNIMPLEMENTED', `${name} is not supported`);
    return method();
  }

  private documents(resource: string, { method, url, body, isOwner }: Request): object {
    const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
    if (unknown !== undefined) throw new RpcError('UNIMPLEMENTED', `The parameter ${unknown} is not supported`);
    const isDocument = resource.split('/').length % 2 === 1;
    const [parent, collectionId] = [resource.replace(/\/[^/]+$/, ''), resource.slice(resource.lastIndexOf('/') + 1)];
    const write = (each: object) => this.service.commit({ writes: [each] }, isOwner);
    const updated = (name: string, rest: object) => {
      write({ update: { ...Object(body), name }, ...rest });
      return Object(this.store.get(name));
    };
    if (method === 'GET' && isDocument) {
      this.service.batchGetDocuments({ documents: [resource] }, isOwner);
      return this.store.get(resource) ?? this.missing(resource);
    }
    if (method === 'GET') {
      const answers = this.service.runQuery({ parent, structuredQuery: { from: [{ collectionId }] } }, isOwner);
      return { documents: answers.flatMap((answer) => ('document' in answer ? [answer.document] : [])) };
    }
    if (method === 'POST' && !isDocument) {
      const id = url.searchParams.get('documentId') ?? randomUUID();
      return updated(`${resource}/${id}`, { currentDocument: { exists: false } });
    }
    const fieldPaths = url.searchParams.getAll('updateMask.fieldPaths');
    const mask = fieldPaths.length > 0 ? { updateMask: { fieldPaths } } : {};
    if (method === 'PATCH' && isDocument) return updated(resource, mask);
    if (method === 'DELETE' && isDocument) return write({ delete: resource }) && {};
    throw new RpcError('UNIMPLEMENTED', `${method} is not supported`);
  }

  private missing(name: string): never {
    throw new RpcError('NOT_FOUND', `Document not found: ${name}`);
  }
}

export function createRestServer(service: Service, store: Store, reads: ReadCount): Server {
  const rest = new Rest(service, store, reads);
  const answer = async (request: IncomingMessage) => {
    const { method = '', headers } = request;
    const url = new URL(`http://localhost${request.url}`);
    const json = await text(request);
    const body: unknown = valid(() => JSON.parse(json || '{}'));
    return rest.answer({ method, url, body, isOwner: headers.authorization === 'Bearer owner' });
  };
  return createServer(async (request, response) => {
    const [status, body] = await answer(request).then(
      (found) => [200, found] as const,
      (error: unknown) => {
        const refusal = asRpcError(error);
        return [RPC_CODES[refusal.status].http, /:(runQuery|batchGet)/.test(request.url ?? '') ? [refusal] : refusal];
      },
    );
    response.writeHead(Number(status), { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(body === 'Ok' ? body : JSON.stringify(body));
  });
}
