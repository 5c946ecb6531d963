/** Runs once when the server starts. An invalid setting stops it; the content is loaded before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startUp } = await import('./lib/build/start-up.server');
  await startUp();
}
