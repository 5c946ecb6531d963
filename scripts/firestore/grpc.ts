import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  Server,
  ServerCredentials,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer';
import protobuf from 'protobufjs';
import type { Listeners } from './listeners';
import { asRpcError, RPC_CODES } from './protocol';
import type { Method, Service } from './service';

/** The protocol definitions that Google's client uses. The package contains but does not export them. */
const PROTOS = join(dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore')), '../protos/v1.json');

/** Firestore's limit, in bytes (https://firebase.google.com/docs/firestore/quotas). The default of gRPC is 4 MiB. */
const MAX_REQUEST_BYTES = 10 * 2 ** 20;

type Json = Parameters<typeof fromProto3JSON>[1];

const isOwner = (metadata: Metadata) => metadata.get('authorization').includes('Bearer owner');

function asStatus(error: unknown) {
  const { status, message } = asRpcError(error);
  return { code: RPC_CODES[status].grpc, details: message };
}

const streaming =
  (answer: Method): handleServerStreamingCall<object, object> =>
  (call) => {
    try {
      const answers = answer(call.request, isOwner(call.metadata));
      for (const each of Array.isArray(answers) ? answers : [answers]) call.write(each);
      call.end();
    } catch (error) {
      call.emit('error', asStatus(error));
    }
  };

const single =
  (answer: Method): handleUnaryCall<object, object> =>
  (call, callback) => {
    try {
      callback(null, answer(call.request, isOwner(call.metadata)));
    } catch (error) {
      callback(asStatus(error));
    }
  };

function definitionOf(
  root: protobuf.Root,
  name: string,
  { requestStream = false, responseStream = false },
): ServiceDefinition[string] {
  const method = root.lookupService('google.firestore.v1.Firestore').methods[name];
  method?.resolve();
  const read = (type: protobuf.Type | null | undefined, bytes: Buffer) =>
    toProto3JSON(root.lookupType(type?.fullName ?? '').decode(bytes)) ?? {};
  const write = (type: protobuf.Type | null | undefined, json: Json): Buffer => {
    const found = root.lookupType(type?.fullName ?? '');
    return Buffer.from(found.encode(fromProto3JSON(found, json) ?? {}).finish());
  };
  return {
    path: `/google.firestore.v1.Firestore/${name}`,
    requestStream,
    responseStream,
    requestSerialize: (json: Json) => write(method?.resolvedRequestType, json),
    requestDeserialize: (bytes) => read(method?.resolvedRequestType, bytes),
    responseSerialize: (json: Json) => write(method?.resolvedResponseType, json),
    responseDeserialize: (bytes) => read(method?.resolvedResponseType, bytes),
  };
}

export function createGrpcServer(service: Service, listeners: Listeners): Server {
  const root = protobuf.Root.fromJSON(JSON.parse(readFileSync(PROTOS, 'utf8')));
  const streams = {
    RunQuery: service.runQuery,
    BatchGetDocuments: service.batchGetDocuments,
  };
  const singles = {
    Commit: service.commit,
    BatchWrite: service.batchWrite,
  };
  const listen: handleBidiStreamingCall<object, unknown> = (call) => listeners.open(call, isOwner(call.metadata));
  const server = new Server({ 'grpc.max_receive_message_length': MAX_REQUEST_BYTES });
  const kinds = {
    Listen: { requestStream: true, responseStream: true },
    ...Object.fromEntries(Object.keys(streams).map((name) => [name, { responseStream: true }])),
    ...Object.fromEntries(Object.keys(singles).map((name) => [name, {}])),
  };
  const definition = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, definitionOf(root, name, kind)]),
  );
  server.addService(definition, {
    Listen: listen,
    ...Object.fromEntries(Object.entries(streams).map(([name, method]) => [name, streaming(method)])),
    ...Object.fromEntries(Object.entries(singles).map(([name, method]) => [name, single(method)])),
  });
  return server;
}

export const grpcInjector = (server: Server) => server.createConnectionInjector(ServerCredentials.createInsecure());
