/**
 * Lets the process outlive its log. A line that does not fit on the disk, or that nobody reads, is lost and nothing else:
 * an error of a stream to which nobody listens would be an exception.
 */
export function outliveLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
