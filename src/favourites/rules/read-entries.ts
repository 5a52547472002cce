interface Entry {
  readonly id: number;
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'id' in value && Number.isSafeInteger(value.id);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The entries of a kept text; what is no entry is left out, since an older version or a stranger may have written it. */
export const readEntries = <Kept extends Entry>(text: string | null): readonly Kept[] => {
  const value = text === null ? null : parse(text);
  return Array.isArray(value) ? (value.filter(isEntry) as Kept[]) : [];
};
