import { readFileSync } from 'node:fs';
import { errorText } from './log';

/** Credentials that act for a service account without a key in the file, or for a developer (gcloud). */
const KEYLESS: readonly unknown[] = ['external_account', 'impersonated_service_account', 'authorized_user'];

function fieldsOf(file: string): { readonly type?: unknown; readonly client_email?: unknown; private_key?: unknown } {
  const content: unknown = JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'));
  return typeof content === 'object' ? (content ?? {}) : {};
}

/** The fault of a file of Google's application default credentials, in one sentence. Null for a valid file. */
export function credentialsFileFault(file: string): string | null {
  try {
    const { type, client_email, private_key } = fieldsOf(file);
    if (KEYLESS.includes(type)) return null;
    if (type === 'service_account' && typeof client_email === 'string' && typeof private_key === 'string') return null;
    return `'${file}' is no service account's JSON file; allowed is the key file that Google Cloud made.`;
  } catch (error) {
    // Do not log the parser's message: it quotes the file, which may be a key.
    const reason = error instanceof SyntaxError ? 'it is no JSON' : errorText(error);
    return `'${file}' cannot be read (${reason}); allowed is the path of a service account's JSON file.`;
  }
}
