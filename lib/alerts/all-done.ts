/** Waits for all, also if one rejects: work that went on would overlap the next run. */
export async function allDone(work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}
