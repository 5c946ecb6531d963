import 'server-only';
import type { GoogleAuth } from 'google-auth-library';

/** Google's lookup of a service account: a key file, gcloud's file, or the metadata server of a Google host. */
export async function googleAuth(projectId: string | undefined, scope: string): Promise<GoogleAuth> {
  // Elsewhere the library would search the network for the metadata server, and log a warning.
  process.env.METADATA_SERVER_DETECTION ??= 'bios-only';
  const library = await import('google-auth-library');
  // Without a project the library would request one from the metadata server.
  return new library.GoogleAuth({ ...(projectId === undefined ? {} : { projectId }), scopes: scope });
}
