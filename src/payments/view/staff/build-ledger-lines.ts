import { buildLine, type RecordLine } from '#src/staff/view/record-view.ts';

export interface LedgerFacts {
  readonly entries: readonly {
    readonly version: number;
    readonly event: string;
    readonly amountCents: number;
    readonly atMs: number;
  }[];
  readonly makers: readonly { readonly version: unknown; readonly name: string | null }[];
}

interface LedgerWords {
  readonly events: Readonly<Record<string, string>>;
  readonly formatCents: (cents: number) => string;
  readonly timeZone: string;
}

/** @param version of a ledger entry; undefined before the first entry */
export const findMaker = ({ makers }: Pick<LedgerFacts, 'makers'>, version: number | undefined): string | null =>
  makers.find((maker) => maker.version === version)?.name ?? null;

export const buildLedgerLines = (
  { entries, makers }: LedgerFacts,
  { events, formatCents, timeZone }: LedgerWords,
): readonly RecordLine[] =>
  entries.map(({ version, event, amountCents, atMs }) =>
    buildLine(
      {
        key: String(version),
        who: findMaker({ makers }, version),
        what: events[event] ?? event,
        amount: amountCents === 0 ? null : formatCents(amountCents),
        atMs,
      },
      timeZone,
    ),
  );
