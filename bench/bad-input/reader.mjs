import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { readAnswers } from './raw.mjs';

const WITHIN_MS = 10_000;

/** The parts of a response that must be the same for all visitors of an address. */
export const essence = ({ status, headers, body }) => ({
  status,
  location: headers.location ?? '',
  policy: headers['content-security-policy'] ?? '',
  type: headers['content-type'] ?? '',
  cookie: headers['set-cookie'] ?? '',
  body: createHash('sha1').update(body).digest('hex'),
});

/** Reads addresses one after the other on one connection, like a normal visitor. */
export class Reader {
  #port;
  #socket;
  #parts = [];
  #onChange = () => undefined;

  constructor(port) {
    this.#port = port;
  }

  #connected() {
    if (this.#socket !== undefined && !this.#socket.destroyed && this.#socket.writable) return this.#socket;
    const socket = connect({ port: this.#port, host: '127.0.0.1' });
    socket.setNoDelay(true);
    this.#socket = socket;
    socket.on('data', (part) => {
      this.#parts.push(part);
      this.#onChange(false);
    });
    socket.on('error', () => undefined);
    // Ignores the late end of a previous connection.
    socket.on('close', () => this.#socket === socket && this.#onChange(true));
    return socket;
  }

  /** Resolves with null if there is no complete response within ten seconds. */
  #ask(target, encoding) {
    const socket = this.#connected();
    this.#parts = [];
    return new Promise((resolve) => {
      const end = (answer) => {
        clearTimeout(timer);
        this.#onChange = () => undefined;
        if (answer === null || answer.headers.connection === 'close') socket.destroy();
        resolve(answer);
      };
      const timer = setTimeout(() => end(null), WITHIN_MS);
      this.#onChange = (isOver) => {
        const bytes = Buffer.concat(this.#parts);
        const [answer] = readAnswers(bytes).answers;
        if (answer !== undefined) end(answer);
        else if (isOver) end(null);
        else this.#parts = [bytes];
      };
      const accept = encoding === 'identity' ? '' : `Accept-Encoding: ${encoding}\r\n`;
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost:${this.#port}\r\n${accept}\r\n`, 'latin1');
    });
  }

  /** Retries once, because the server may have just closed the connection. */
  async read(target, encoding) {
    const answer = (await this.#ask(target, encoding)) ?? (await this.#ask(target, encoding));
    return answer === null ? { status: 0 } : essence(answer);
  }

  end() {
    this.#socket?.destroy();
  }
}
