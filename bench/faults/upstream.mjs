import { createServer, request } from 'node:http';

const refusal = (code, status) => (_, response) => {
  response.writeHead(code, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify([{ error: { code, message: `${status} by the fault driver`, status } }]));
};

/** What the real server answers. */
function forwarded(target, incoming, body) {
  return new Promise((resolve, reject) => {
    const [host, port] = target.split(':');
    const { method, url, headers } = incoming;
    const onward = request({ host, port, method, path: url, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    onward.on('error', reject);
    onward.end(body);
  });
}

/** Sends an answer changed: `change` gets the text of the real one. */
const changed = (change) => async (incoming, response, target, body) => {
  const answer = await forwarded(target, incoming, body);
  const text = change(answer.body.toString(), incoming.url);
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(text);
};

const empty = (_, url) =>
  url.includes('runAggregationQuery')
    ? JSON.stringify([
        { result: { aggregateFields: { aggregate_0: { integerValue: '0' } } }, readTime: '2026-11-22T00:00:00Z' },
      ])
    : JSON.stringify([{ readTime: '2026-11-22T00:00:00Z' }]);

/** Each fault by its name, as a handler of requests. `refuses` has none: nobody listens. */
const FAULTS = {
  works: changed((text) => text),
  hangs: () => {},
  drips: async (incoming, response, target, body) => {
    const answer = await forwarded(target, incoming, body);
    response.writeHead(answer.status, { 'Content-Type': 'application/json' });
    let at = 0;
    const timer = setInterval(() => response.write(answer.body.subarray(at, ++at)), 500);
    response.on('close', () => clearInterval(timer));
  },
  'takes 10 s': async (incoming, response, target, body) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    await FAULTS.works(incoming, response, target, body);
  },
  'answers 403': refusal(403, 'PERMISSION_DENIED'),
  'answers 429': refusal(429, 'RESOURCE_EXHAUSTED'),
  'answers 500': refusal(500, 'INTERNAL'),
  'answers HTML': (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><title>Welcome to the hotel network</title>');
  },
  'breaks off': changed((text) => text.slice(0, Math.floor(text.length / 2))),
  'wrong types': changed((text) =>
    text.replaceAll('"stringValue"', '"bytesValue"').replaceAll('"integerValue"', '"doubleValue"'),
  ),
  'is empty': changed(empty),
};

export const FAULT_NAMES = ['refuses', ...Object.keys(FAULTS).filter((name) => name !== 'works')];

/** Stands between the site and a Firestore, and does to it what it is told. */
export async function startFaultyUpstream(target) {
  let fault = FAULTS.works;
  let server;
  let port = 0;
  const sockets = new Set();
  const listen = () =>
    new Promise((resolve) => {
      server = createServer((incoming, response) => {
        const parts = [];
        incoming.on('data', (part) => parts.push(part));
        incoming.on('end', () =>
          Promise.resolve(fault(incoming, response, target, Buffer.concat(parts))).catch(() => response.destroy()),
        );
      });
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      server.listen(port, '127.0.0.1', () => {
        port = server.address().port;
        resolve();
      });
    });
  const close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(resolve);
    });
  await listen();
  return {
    host: `127.0.0.1:${port}`,
    async become(name) {
      for (const socket of sockets) socket.destroy();
      if (name === 'refuses') return close();
      fault = FAULTS[name];
      if (!server.listening) await listen();
    },
    stop: close,
  };
}
