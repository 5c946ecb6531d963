/** Safari and Firefox do not support it. */
type NetworkInformation = { readonly saveData?: boolean; readonly effectiveType?: string };

export function networkInformation(navigator: object | undefined = globalThis.navigator): NetworkInformation {
  const connection: unknown = navigator !== undefined && 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return {};
  const { saveData, effectiveType }: { [Name in keyof NetworkInformation]?: unknown } = connection;
  return {
    saveData: saveData === true,
    ...(typeof effectiveType === 'string' ? { effectiveType } : {}),
  };
}

/** U5: whether to prefetch nothing, because the visitor saves data or has a 2G connection. */
export const isSavingData = ({ saveData, effectiveType = '' } = networkInformation()): boolean =>
  saveData === true || effectiveType.includes('2g');
