import { Agent, request } from 'node:http';
import { HOST } from './front.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 300 });

/**
 * Asks nginx as a browser of that site does, and gives the answer's status, headers and bytes as they came. `from` is
 * the visitor's own address, any of 127.0.0.0/8.
 */
export const ask = (front, path, { method = 'GET', headers = {}, body, from } = {}) =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: front.port, path, method, headers: { Host: HOST, ...headers } };
    // Who has an address of their own has a connection of their own.
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

/** 1 for what is so and 0 for what is not, as the table counts. */
export const yes = (what, isSo) => ({ what, value: isSo ? 1 : 0, unit: '', atLeast: 1 });

export const none = (what, value) => ({ what, value, unit: '', atMost: 0 });
