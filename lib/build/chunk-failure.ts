/** Whether an error is that of a script or style of the build that did not come, as Turbopack's runtime names it. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
