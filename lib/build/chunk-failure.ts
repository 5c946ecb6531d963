/** Whether a script or style of the build failed to load. The name is from Turbopack's runtime. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
