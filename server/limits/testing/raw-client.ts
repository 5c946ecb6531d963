import { connect, type Socket } from 'node:net';

/** One connection, byte by byte as it is told. */
export class RawClient {
  readonly socket: Socket;
  /** The code of what broke the connection. */
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

  /** Resolves when what came so far is as asked. */
  until(isAsWished: (text: string, isEnded: boolean) => boolean): Promise<string> {
    return new Promise((resolve) => {
      this.#changed = () => {
        if (isAsWished(this.#text, this.#isEnded)) resolve(this.#text);
      };
      this.#changed();
    });
  }

  /** All that came until the other side ended. */
  readonly ended = (): Promise<string> => this.until((_, isEnded) => isEnded);
}
