export const matchesNamePattern = (name: string, pattern: string): boolean =>
  pattern === name ||
  (pattern.startsWith('*') && name.endsWith(pattern.slice(1))) ||
  (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1)));
