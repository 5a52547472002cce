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
 * Replaces typographic punctuation and spaces. A single character outside the alphabet of GSM 03.38 cuts a text message
 * from 160 characters to 70, so that a longer text is charged as two or three messages.
 */
export const spellPlainly = (text: string): string =>
  text.replaceAll(/[‘’“”–—‑…•\u00a0\u202f]/g, (character) => plainSpellings[character] ?? character);
