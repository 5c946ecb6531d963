import 'server-only';
import type { GoogleAuth } from 'google-auth-library';

/** Google's way to find a service account: a key file, gcloud's file, or the metadata server of a host of Google's. */
export async function googleAuth(projectId: string | undefined, scope: string): Promise<GoogleAuth> {
  // Elsewhere the library would look for the metadata server on the network, and warn.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
  const library = await import('google-auth-library');
  // Without a project the library would ask the metadata server for one.
  return new library.GoogleAuth({ ...(projectId === undefined ? {} : { projectId }), scopes: scope });
}
