import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { describeWhen } from './describe-when.ts';

export type RecordTone = 'new' | 'open' | 'won' | 'lost';

export interface RecordTag {
  readonly text: string;
  readonly tone: RecordTone;
}

export interface RecordRow {
  readonly key: string;
  readonly href: string | null;
  readonly title: string;
  readonly tag: RecordTag | null;
  readonly facts: readonly string[];
  readonly when: string;
}

export interface RecordTab {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

export interface RecordListPages {
  readonly firstHref: string | null;
  readonly nextHref: string | null;
}

export interface RecordListView extends RecordListPages {
  readonly title: string;
  readonly tabs: readonly RecordTab[];
  readonly rows: readonly RecordRow[];
  readonly noRows: string;
}

export interface RecordListSurroundings extends RecordListPages {
  readonly timeZone: string;
  readonly hrefOf: (uuid: string) => string;
}

export interface RecordFact {
  readonly label: string;
  readonly text: string;
  readonly href: string | null;
  /** True for a text that staff copy and send to a shopper, such as a payment link. */
  readonly isForSending?: true;
}

export interface RecordField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'time' | 'textarea' | 'select';
  readonly value: string;
  readonly maxLength: number;
  readonly isOptional: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface RecordAction {
  readonly intent: string;
  readonly label: string;
  readonly note: string;
  readonly isDanger: boolean;
  readonly fields: readonly RecordField[];
}

export interface RecordPart {
  readonly title: string;
  readonly facts: readonly RecordFact[];
}

export interface RecordLine {
  readonly key: string;
  /** Null unless a member of staff made the change. */
  readonly who: string | null;
  readonly what: string;
  readonly amount: string | null;
  readonly when: string;
}

export interface RecordPageView {
  readonly title: string;
  readonly subtitle: string;
  readonly tag: RecordTag | null;
  readonly warning: string | null;
  readonly parts: readonly RecordPart[];
  readonly actions: readonly RecordAction[];
  readonly lines: readonly RecordLine[];
}

export const fact = (label: string, text: string, href: string | null = null): RecordFact => ({ label, text, href });

type FactRow = readonly [label: string, text: string | null | undefined, href?: string | null];

export const listFacts = (facts: readonly FactRow[]): readonly RecordFact[] =>
  facts.flatMap(([label, text, href = null]) =>
    text === null || text === undefined || text === '' ? [] : [fact(label, text, href)],
  );

export const listContacts = ({
  phone,
  email,
}: {
  readonly phone?: string | null | undefined;
  readonly email?: string | undefined;
}): readonly FactRow[] => [
  ['Phone', phone && formatPhone(phone), `tel:${phone}`],
  ['Email', email, `mailto:${email}`],
];

export const buildTabs = <Group extends string>(
  labels: Readonly<Record<Group, string>>,
  current: Group,
  hrefOf: (group: Group) => string,
): readonly RecordTab[] =>
  (Object.keys(labels) as Group[]).map((group) => ({
    label: labels[group],
    href: hrefOf(group),
    isCurrent: group === current,
  }));

interface Happened extends Pick<RecordLine, 'key' | 'what'>, Partial<Pick<RecordLine, 'who' | 'amount'>> {
  readonly atMs: number;
}

export const buildLine = ({ atMs, ...line }: Happened, timeZone: string): RecordLine => ({
  who: null,
  amount: null,
  when: describeWhen(atMs, timeZone),
  ...line,
});

export const buildField = (field: Pick<RecordField, 'name' | 'label'> & Partial<RecordField>): RecordField => ({
  type: 'text',
  value: '',
  maxLength: 200,
  isOptional: false,
  options: [],
  ...field,
});
