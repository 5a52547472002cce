const bytesByCharacter: ReadonlyMap<string, number> = new Map(
  Array.from(
    { length: 256 },
    (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte] as const,
  ),
);
const suspicious = /[\u00c2-\u00f4][\u0080-\uffff]/;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Repairs UTF-8 that was read as windows-1252: 'CitroÃ«n' becomes 'Citroën'. Returns the text unchanged if any part of
 * it can't have come from such a mistake.
 */
export const repairMojibake = (text: string): string => {
  if (!suspicious.test(text)) return text;
  const bytes: number[] = [];
  for (const character of text) {
    const byte = bytesByCharacter.get(character);
    if (byte === undefined) return text;
    bytes.push(byte);
  }
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
};
