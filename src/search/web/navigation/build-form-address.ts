const bound = /^(from|to)\[(.+)\]$/;

const readNumber = (text: string): string => text.replaceAll(/[^\d]/g, '');

/** @spec L2.33, D.19 */
export const buildFormAddress = (action: string, fields: Iterable<readonly [string, string]>): string => {
  const parameters = new URLSearchParams();
  const ranges = new Map<string, { from: string; to: string }>();
  for (const [name, value] of fields) {
    const [, side, key] = bound.exec(name) ?? [];
    if (key === undefined) {
      if (value.trim() !== '') parameters.append(name, value.trim());
      continue;
    }
    const range = ranges.get(key) ?? { from: '', to: '' };
    ranges.set(key, { ...range, [side === 'from' ? 'from' : 'to']: readNumber(value) });
  }
  for (const [key, { from, to }] of ranges) {
    if (from !== '' || to !== '') parameters.set(`range[${key}]`, `${from}:${to}`);
  }
  const query = parameters
    .toString()
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
  return query === '' ? action : `${action}?${query}`;
};
