import { Agent, request } from 'node:http';
import { HOST } from './front.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 300 });

/**
 * Sends a request to nginx like a browser. Resolves with the status, the headers and the raw bytes of the response.
 * `from` is the IP address of the visitor, in 127.0.0.0/8.
 */
export const ask = (front, path, { method = 'GET', headers = {}, body, from } = {}) =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: front.port, path, method, headers: { Host: HOST, ...headers } };
    // A request from a specific address uses a new connection.
    const asking = request({ ...options, ...(from ? { localAddress: from, agent: false } : { agent }) });
    asking.on('response', (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });

/** A row that must be true: 1 for true and 0 for false. */
export const yes = (what, isSo) => ({ what, value: isSo ? 1 : 0, unit: '', atLeast: 1 });

export const none = (what, value) => ({ what, value, unit: '', atMost: 0 });
