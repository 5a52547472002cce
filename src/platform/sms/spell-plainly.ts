const plainSpellings: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '...',
  '•': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
};

/**
 * Replaces typographic characters, because a single character outside GSM 03.38 leaves a message room for only 70
 * characters instead of 160.
 */
export const spellPlainly = (text: string): string =>
  text.replaceAll(/[‘’“”–—‑…•\u00a0\u202f]/g, (character) => plainSpellings[character] ?? character);
