/** True when the name of an attribute is the pattern, or fits the star at its front or its end. */
export const isNameMeant = (name: string, pattern: string): boolean =>
  pattern === name ||
  (pattern.startsWith('*') && name.endsWith(pattern.slice(1))) ||
  (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1)));
