import { connect, type Socket } from 'node:net';

/** A TCP connection that sends exactly the bytes it is given. */
export class RawClient {
  readonly socket: Socket;
  /** The code of the error that broke the connection. */
  fault: string | undefined;
  #text = '';
  #isEnded = false;
  #changed: () => void = () => undefined;

  constructor(port: number) {
    this.socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.socket.setEncoding('latin1');
    this.socket.on('data', (text: string) => {
      this.#text += text;
      this.#changed();
    });
    this.socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      this.fault = code;
    });
    for (const event of ['end', 'close'])
      this.socket.on(event, () => {
        this.#isEnded = true;
        this.#changed();
      });
  }

  get text(): string {
    return this.#text;
  }

  /** Resolves with the text received so far as soon as it meets the condition. */
  until(isMet: (text: string, isEnded: boolean) => boolean): Promise<string> {
    return new Promise((resolve) => {
      this.#changed = () => {
        if (isMet(this.#text, this.#isEnded)) resolve(this.#text);
      };
      this.#changed();
    });
  }

  /** Resolves with the whole text when the server ends the connection. */
  readonly ended = (): Promise<string> => this.until((_, isEnded) => isEnded);
}
