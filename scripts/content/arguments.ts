import { parseArgs } from 'node:util';
import { COLLECTION_NAMES, type CollectionName } from '../../lib/content/collections';
import { ContentToolError } from './content-tool-error';
import { collectionNamed } from './read-file';

export const USAGE = `usage: npm run content -- COMMAND
  check [FOLDER]                  tells every fault of a content folder
  colours [FOLDER]                writes the average colour of each local picture
  template COLLECTION [FILE]      a CSV sheet with the collection's columns and an example
  sheet COLLECTION [FILE]         the same with everything that Firestore has
  import FILE… [--collection NAME] [--delete-missing [--confirm NAME]]
                                  what CSV, JSON or JSONL files would change in Firestore; --yes writes it
  export [FOLDER]                 every collection from Firestore into a folder
  seed [FOLDER]                   a content folder into a Firestore without documents
options: --yes writes or replaces; --project ID instead of FIREBASE_PROJECT_ID`;

export type Arguments = {
  readonly command: string;
  readonly rest: readonly string[];
  readonly yes: boolean;
  readonly deleteMissing: boolean;
  readonly confirmed: readonly CollectionName[];
  readonly collection?: CollectionName;
  readonly project?: string;
};

function knownCollection(name: string): CollectionName {
  const collection = collectionNamed(name);
  if (collection === undefined)
    throw new ContentToolError(`there is no collection '${name}'; there are ${COLLECTION_NAMES.join(', ')}`, 2);
  return collection;
}

/** @throws ContentToolError (usage) for an option or a collection that there is not */
export function parseArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', default: false },
        'delete-missing': { type: 'boolean', default: false },
        confirm: { type: 'string', multiple: true, default: [] },
        collection: { type: 'string' },
        project: { type: 'string' },
      },
    });
    const [command = '', ...rest] = positionals;
    return {
      command,
      rest,
      yes: values.yes,
      deleteMissing: values['delete-missing'],
      confirmed: values.confirm.map(knownCollection),
      ...(values.collection === undefined ? {} : { collection: knownCollection(values.collection) }),
      ...(values.project === undefined ? {} : { project: values.project }),
    };
  } catch (error) {
    if (error instanceof ContentToolError) throw error;
    throw new ContentToolError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, 2);
  }
}

/** The collection that a command's argument names. */
export function collectionArgument(name: string | undefined): CollectionName {
  if (name === undefined) throw new ContentToolError(`name a collection: ${COLLECTION_NAMES.join(', ')}`, 2);
  return knownCollection(name);
}
