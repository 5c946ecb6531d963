/**
 * Keeps the process alive if its log fails. A line that does not fit on the disk or has no reader is lost. Without a
 * listener, the error of the stream would be an uncaught exception.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
