import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ReadCount } from './read-count';
import { asRefusal, REFUSALS, Refusal } from './refusal';
import type { Method, Service } from './service';
import type { Store } from './store';

/** The parent of a request and its method: `/v1/projects/…/documents[/…]:runQuery`. */
const METHOD_PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^:]*)?):(\w+)$/;
const CLEAR_PATH = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)$/;

/** Methods with their names in addresses. Those of a stream answer with a list, also when they refuse. */
function methodNamed(service: Service, name: string): { answer: Method; isStream: boolean } | undefined {
  const streams: Record<string, Method> = {
    runQuery: service.runQuery,
    runAggregationQuery: service.runAggregationQuery,
    batchGet: service.batchGetDocuments,
  };
  const single: Record<string, Method> = {
    commit: service.commit,
    batchWrite: service.batchWrite,
    beginTransaction: service.beginTransaction,
    rollback: service.rollback,
  };
  const answer = streams[name] ?? single[name];
  return answer && { answer, isStream: name in streams };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

async function callMethod(service: Service, request: IncomingMessage, response: ServerResponse, path: RegExpExecArray) {
  const [, parent, name = ''] = path;
  const method = methodNamed(service, name);
  try {
    if (method === undefined) throw new Refusal('UNIMPLEMENTED', `${name} is not built here`);
    const body: unknown = await json(request).catch(() => {
      throw new Refusal('INVALID_ARGUMENT', 'The request is no JSON');
    });
    const isOwner = request.headers.authorization === 'Bearer owner';
    send(response, 200, method.answer({ ...Object(body), parent }, isOwner));
  } catch (error) {
    const refusal = asRefusal(error);
    send(response, REFUSALS[refusal.status].http, method?.isStream ? [refusal] : refusal);
  }
}

/** The path of an address, decoded; one that cannot be decoded stays as it is, and leads nowhere. */
function pathOf(address: string): string {
  const [path = ''] = address.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Firestore's REST interface, with what Google's emulator adds to it, and the count of reads for benches. */
export function createRestServer(service: Service, store: Store, reads: ReadCount): Server {
  return createServer((request, response) => {
    const path = pathOf(request.url ?? '');
    const method = METHOD_PATH.exec(path);
    const cleared = CLEAR_PATH.exec(path)?.[1];
    if (request.method === 'POST' && method !== null) void callMethod(service, request, response, method);
    else if (request.method === 'DELETE' && cleared !== undefined) {
      store.clear(cleared);
      send(response, 200, {});
    } else if (request.method === 'GET' && path === '/emulator/v1/reads') send(response, 200, reads.total());
    else if (request.method === 'GET' && path === '/') response.end('Ok');
    else send(response, 404, new Refusal('NOT_FOUND', `${request.method} ${path} is not built here`));
  });
}
