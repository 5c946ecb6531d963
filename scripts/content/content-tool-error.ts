/** Said on one line each, with the exit code: 1 for faults, 2 for a command that cannot be meant. */
export class ContentToolError extends Error {
  override readonly name = 'ContentToolError';
  constructor(
    message: string,
    readonly exitCode: 1 | 2,
  ) {
    super(message);
  }
}
