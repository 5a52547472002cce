const idAtStart = /^([A-Z]\d{0,2})\.(\d{2,3})\b/;

interface RuleId {
  readonly area: string;
  readonly index: number;
}

const formatId = (area: string, index: number): string => `${area}.${String(index).padStart(2, '0')}`;

/** Lists the rule ids at the start of the text. A range such as 'B5.05 to B5.12' means each id in it. */
export const listRuleIds = (text: string): readonly string[] => {
  const ids: string[] = [];
  let last: RuleId | undefined;
  let rest = text.trimStart();
  for (;;) {
    const isRange = rest.startsWith('to ');
    const match = idAtStart.exec(rest.replace(/^(?:,|to\b)/, '').trimStart());
    if (match === null) return ids;
    const [found, area = '', digits = ''] = match;
    const index = Number(digits);
    const first = isRange && last?.area === area ? last.index + 1 : index;
    for (let at = first; at <= index; at++) ids.push(formatId(area, at));
    last = { area, index };
    rest = rest.slice(rest.indexOf(found) + found.length).trimStart();
  }
};
