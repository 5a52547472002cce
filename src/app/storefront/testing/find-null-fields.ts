export const findNullFields = (value: unknown, path = ''): readonly string[] => {
  if (value === null) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => findNullFields(inner, `${path}/${name}`));
};
