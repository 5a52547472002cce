const idAtStart = /^\s*(?:,|to\b)?\s*([A-Z]\d{0,2})\.(\d{2,3})\b/;

const formatId = (area: string, index: number): string => `${area}.${String(index).padStart(2, '0')}`;

/** The ids of rules that a text begins with, 'B5.05, B9.40' or 'B5.05 to B5.12', each of a range by itself. */
export const listRuleIds = (text: string): readonly string[] => {
  const ids: string[] = [];
  let rest = text;
  let last: { readonly area: string; readonly index: number } | undefined;
  for (let match = idAtStart.exec(rest); match !== null; match = idAtStart.exec(rest)) {
    const [found, area = '', digits = ''] = match;
    const index = Number(digits);
    const isRange = found.trimStart().startsWith('to') && last?.area === area;
    for (let at = isRange && last ? last.index + 1 : index; at <= index; at++) ids.push(formatId(area, at));
    last = { area, index };
    rest = rest.slice(found.length);
  }
  return ids;
};
