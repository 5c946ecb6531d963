/** Pieces are combined into chunks of at least this many characters, because each chunk has a fixed cost. */
const CHUNK_CHARACTERS = 65_536;

/** Streams text as UTF-8. It is generated on demand as the client reads, so the whole text is never in memory. */
export function textStream(pieces: Iterator<string, unknown>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull(controller) {
        let text = '';
        while (text.length < CHUNK_CHARACTERS) {
          const { value, done } = pieces.next();
          if (done === true) {
            if (text !== '') controller.enqueue(encoder.encode(text));
            controller.close();
            return;
          }
          text += value;
        }
        controller.enqueue(encoder.encode(text));
      },
      cancel() {
        pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
