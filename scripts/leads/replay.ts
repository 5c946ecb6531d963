import { leadReference } from '../../lib/leads/lead';
import { writtenReference } from '../../lib/leads/lead-reference';
import type { OutboxFolders } from '../../lib/leads/outbox-folders.server';
import { serializeRecord } from '../../lib/leads/stored-lead';
import { ContentToolError } from '../content/content-tool-error';
import type { Terminal } from '../content/terminal';
import { findLeads } from './find-leads';

/**
 * Moves enquiries that were set aside back to waiting: all of them, or those with the given references. Returns an exit
 * code.
 * @throws ContentToolError for a reference that matches no enquiry
 */
export async function replay(
  folders: OutboxFolders,
  given: readonly string[],
  { print, printError }: Terminal,
): Promise<number> {
  const references = given.map(writtenReference);
  const aside = (await findLeads(folders)).filter(({ place }) => place === 'aside');
  const isMeant = (id: string) => references.length === 0 || references.includes(leadReference(id));
  const meant = aside.flatMap(({ name, kept }) => (kept !== null && isMeant(kept.lead.id) ? [{ name, kept }] : []));
  const has = new Set(meant.map(({ kept }) => leadReference(kept.lead.id)));
  const absent = references.filter((reference) => !has.has(reference));
  if (absent.length > 0) throw new ContentToolError(`no enquiry set aside has the reference ${absent.join(', ')}`, 1);
  for (const { name, kept } of meant) {
    // Moves the file instead of copying it: a server may pick it up at once and set it aside again under the same name.
    await folders.aside.write(name, serializeRecord({ ...kept, refused: [] }));
    await folders.aside.move(name, folders.waiting);
  }
  for (const { name, kept } of aside)
    if (kept === null) printError(`aside/${name}: cannot be read, and stays set aside`);
  print(`${meant.length} enquiries are waiting again; a running server delivers them within 30 s`);
  return 0;
}
