const bound = /^(from|to)\[(.+)\]$/;

/** Digits of a number as a shopper types it: '$25,000 ' is '25000'. */
const readNumber = (text: string): string => text.replaceAll(/[^\d]/g, '');

/**
 * Where a search form leads: empty fields are left out, and the two fields of a range become one parameter.
 * @param action path of the form
 * @param fields name and value of each field, in order
 * @spec L2.33, D.19
 */
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
  // Brackets and colons stay readable in the address bar.
  const query = parameters
    .toString()
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
  return query === '' ? action : `${action}?${query}`;
};
