/** Numbers of gRPC's status codes that have an advice of their own. */
const ADVICE = new Map([
  [5, 'has no Firestore database of that name; look at FIREBASE_PROJECT_ID (or --project)'],
  [7, 'refuses this account; give the service account the role "Cloud Datastore User"'],
  [8, 'has reached its limit for now; run the same command again later, it goes on where it stopped'],
  [14, 'cannot be reached; look at the network, or at FIRESTORE_EMULATOR_HOST, and run the same command again'],
  [16, 'does not accept this account; look at GOOGLE_APPLICATION_CREDENTIALS'],
]);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** One line for what went wrong with the database, and what to do. */
export function databaseFault(project: string, error: unknown): string {
  const message = messageOf(error);
  if (/default credentials/i.test(message))
    return 'there is no service account; set GOOGLE_APPLICATION_CREDENTIALS to its JSON file, or FIRESTORE_EMULATOR_HOST';
  const isOfAccount = message.includes(process.env.GOOGLE_APPLICATION_CREDENTIALS ?? '\0');
  if (/client_email|private_key/.test(message) || (isOfAccount && /JSON|ENOENT/.test(message)))
    return `GOOGLE_APPLICATION_CREDENTIALS names no service account's file: ${message}`;
  const code = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : Number.NaN;
  const advice = ADVICE.get(code);
  return advice === undefined ? `${project}: ${message}` : `${project} ${advice} (${message})`;
}
