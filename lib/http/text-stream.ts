/** Pieces go out together once they have so many characters: each send costs more than what it carries. */
const TOGETHER = 65_536;

/** Text as a stream of UTF-8 that is made as fast as it is taken, and no further: nobody keeps the whole of it. */
export function textStream(pieces: Iterator<string, unknown>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      pull(controller) {
        let text = '';
        while (text.length < TOGETHER) {
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
