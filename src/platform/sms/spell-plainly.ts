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

/** One character outside GSM 03.38 cuts a text message from 160 characters to 70. */
export const spellPlainly = (text: string): string =>
  text.replaceAll(/[‘’“”–—‑…•\u00a0\u202f]/g, (character) => plainSpellings[character] ?? character);
