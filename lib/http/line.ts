/** What a browser tells of its line, where it does: Chrome and its kin. */
type Line = { readonly saveData?: boolean; readonly effectiveType?: string };

/** The line of the browser; `given` is its `navigator`. */
export function lineOf(given: object | undefined): Line {
  return given !== undefined && 'connection' in given ? readLine(given.connection) : {};
}

function readLine(connection: unknown): Line {
  if (typeof connection !== 'object' || connection === null) return {};
  const { saveData, effectiveType }: { [Name in keyof Line]?: unknown } = connection;
  return {
    saveData: saveData === true,
    ...(typeof effectiveType === 'string' ? { effectiveType } : {}),
  };
}

/** U5: whether nothing shall be fetched over a line that nobody has asked for yet. */
export const isSpared = ({ saveData, effectiveType = '' }: Line): boolean =>
  saveData === true || effectiveType.includes('2g');

/** The same of this browser's line; on the server none is spared. */
export const isLineSpared = (): boolean => isSpared(lineOf(typeof navigator === 'undefined' ? undefined : navigator));
