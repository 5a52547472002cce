/** The lists and pages of the desk for everything but leads: each slice builds these, and all look alike. */
export type RecordTone = 'new' | 'open' | 'won' | 'lost';

export interface RecordTag {
  readonly text: string;
  readonly tone: RecordTone;
}

export interface RecordRow {
  readonly key: string;
  /** Null for a row without a page. */
  readonly href: string | null;
  readonly title: string;
  readonly tag: RecordTag | null;
  readonly facts: readonly string[];
  readonly when: string;
}

export interface RecordListView {
  readonly title: string;
  readonly tabs: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
  readonly rows: readonly RecordRow[];
  readonly noRows: string;
  /** Null on the first page. */
  readonly firstHref: string | null;
  /** Null on the last page. */
  readonly nextHref: string | null;
}

export interface RecordFact {
  readonly label: string;
  readonly text: string;
  readonly href: string | null;
}

export interface RecordField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'date' | 'time' | 'textarea' | 'select';
  readonly value: string;
  readonly maxLength: number;
  readonly isOptional: boolean;
  /** For 'select'. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface RecordAction {
  readonly intent: string;
  readonly label: string;
  /** What will happen. */
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
  /** Null for the system. */
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
  /** Oldest first. */
  readonly lines: readonly RecordLine[];
}

export const fact = (label: string, text: string, href: string | null = null): RecordFact => ({ label, text, href });

/** Leaves out facts that are unknown. */
export const listFacts = (
  facts: readonly (readonly [label: string, text: string | null | undefined, href?: string | null])[],
): readonly RecordFact[] =>
  facts.flatMap(([label, text, href = null]) =>
    text === null || text === undefined || text === '' ? [] : [fact(label, text, href)],
  );

export const buildField = (field: Pick<RecordField, 'name' | 'label'> & Partial<RecordField>): RecordField => ({
  type: 'text',
  value: '',
  maxLength: 200,
  isOptional: false,
  options: [],
  ...field,
});
