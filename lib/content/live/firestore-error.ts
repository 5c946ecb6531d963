import { errorText } from '../../config/log';

/** gRPC status codes (https://grpc.io/docs/guides/status-codes/) that an operator can act on, with what to do. */
const ADVICE: ReadonlyMap<number, string> = new Map([
  [5, 'the project has no Firestore database of that name: check FIREBASE_PROJECT_ID'],
  [7, 'give the service account the role Cloud Datastore User (roles/datastore.user) in this project'],
  [8, 'the quota of the project is used up'],
  [16, 'the service account is not accepted: check GOOGLE_APPLICATION_CREDENTIALS and the clock of this machine'],
]);

/** Status codes for which an immediate retry is useless until an operator acts. */
const PERMANENT: ReadonlySet<number> = new Set([3, 5, 7, 9, 12, 16]);

/** The status codes for a resume point that is too old: invalid argument or failed precondition. */
const STALE_RESUME_POINT: ReadonlySet<number> = new Set([3, 9]);

const RESOURCE_EXHAUSTED = 8;

const codeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : Number.NaN;

/** Whether Firestore refused the request, as opposed to a temporary failure. */
export const isPermanent = (error: unknown): boolean => PERMANENT.has(codeOf(error));

/** Whether the quota is exhausted, which calls for the longest backoff. */
export const isQuotaError = (error: unknown): boolean => codeOf(error) === RESOURCE_EXHAUSTED;

/** Whether to list the collection from the beginning, because the resume point was refused. */
export const isStaleResumePoint = (error: unknown): boolean => STALE_RESUME_POINT.has(codeOf(error));

/** A one-line description of the error, with advice for the operator if there is some. */
export function firestoreErrorText(error: unknown): string {
  const [message = ''] = errorText(error).split('\n');
  const advice = ADVICE.get(codeOf(error));
  return advice === undefined ? message : `${message}; ${advice}`;
}
