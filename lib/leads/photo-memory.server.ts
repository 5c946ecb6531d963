import 'server-only';
import { createLimiter } from '../images/limiter';

/** What photographs hold in memory, in bytes: those that are being read, and those that wait to be made anew. */
export type PhotoMemory = {
  reading: number;
  waiting: number;
  /** One enquiry's at a time: pages go on being made beside it. */
  readonly inTurn: ReturnType<typeof createLimiter>;
};

// The server and Next's endpoint have each their own copy of a module; the process has one memory.
declare global {
  var rommaiPhotoMemory: PhotoMemory | undefined;
}

export function photoMemory(): PhotoMemory {
  globalThis.rommaiPhotoMemory ??= {
    reading: 0,
    waiting: 0,
    inTurn: createLimiter({ atOnce: 1, queued: 200, waitMs: 60_000 }),
  };
  return globalThis.rommaiPhotoMemory;
}
