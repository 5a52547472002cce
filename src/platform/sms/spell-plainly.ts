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
 * Replaces typographic characters. A message with a character outside GSM 03.38 has room for 70 characters instead of
 * 160.
 */
export const spellPlainly = (text: string): string =>
  text.replaceAll(/[‘’“”–—‑…•\u00a0\u202f]/g, (character) => plainSpellings[character] ?? character);
