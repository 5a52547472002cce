import { redirect } from 'react-router';
import { isKeyOf } from '#src/lib/is-key-of.ts';
import type { FoundPayable, StaffPayables } from '#src/payments/server/staff/staff-payables.ts';
import type { LedgerFacts } from '#src/payments/view/staff/build-ledger-lines.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { RecordPosition } from '#src/staff/rules/record-position.ts';
import { hasPermission, type Permission } from '#src/staff/rules/roles.ts';
import type { StaffChanges } from '#src/staff/rules/staff-change.ts';
import type { RecordListSurroundings, RecordListView, RecordPageView } from '#src/staff/view/record-view.ts';
import { type DeskArgs, requireMember } from '../authorise.server.ts';
import type { DeskServices } from '../desk-context.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { readForm, readRecordUuid, refuseAsUnknown, refuseForm, unreadableForm } from '../refusals.server.ts';
import { requireProof } from '../step-up/step-up.server.ts';
import { addressOf, loadRecordPages } from './positions.ts';

interface PayableRow {
  readonly state: string;
  readonly leadUuid: string | null;
}

interface PayableList<Row extends PayableRow, Group extends string> {
  readonly permission: Permission;
  readonly path: (site: string) => string;
  readonly pathOf: (site: string, uuid: string) => string;
  readonly findList: (services: DeskServices) => StaffPayables<Row, Group, never>['list'];
  readonly groups: Readonly<Record<Group, unknown>>;
  readonly firstGroup: Group;
  readonly positionOf: (row: Row) => RecordPosition;
  readonly buildView: (
    rows: readonly Row[],
    group: Group,
    around: RecordListSurroundings & { readonly groupHref: (group: Group) => string },
  ) => RecordListView;
}

export const loadPayableList = async <Row extends PayableRow, Group extends string>(
  args: DeskArgs,
  kind: PayableList<Row, Group>,
) => {
  const { desk, site, membership } = requireMember(args, kind.permission);
  const asked = args.url.searchParams.get('state');
  const group = isKeyOf(kind.groups, asked) ? asked : kind.firstGroup;
  const path = kind.path(site.slug);
  const list = kind.findList(desk.services);
  const { rows, pages } = await loadRecordPages({
    url: args.url,
    path,
    group,
    list: (after, limit) => list(membership, group, after, limit),
    positionOf: kind.positionOf,
  });
  const view = kind.buildView(rows, group, {
    ...pages,
    timeZone: site.timeZone,
    hrefOf: (uuid) => kind.pathOf(site.slug, uuid),
    groupHref: (state) => addressOf(path, { state }),
  });
  return { view, siteName: site.name };
};

export interface PayablePageSurroundings<Change> {
  readonly site: ResolvedSite;
  readonly timeZone: string;
  readonly now: Date;
  readonly leadHref: string | null;
  readonly canUse: (change: Change) => boolean;
}

interface PayablePage<Row extends PayableRow, Change extends string> {
  readonly permission: Permission;
  readonly parameter: 'reservation' | 'payment';
  readonly listOf: (row: Row) => { readonly name: string; readonly pathOf: (site: string) => string };
  readonly pathOf: (site: string, uuid: string) => string;
  readonly findPayables: (services: DeskServices) => Pick<StaffPayables<Row, never, Change>, 'find' | 'change'>;
  readonly changes: StaffChanges<Change, unknown>;
  readonly buildView: (
    facts: FoundPayable<Row> & LedgerFacts,
    around: PayablePageSurroundings<Change>,
  ) => RecordPageView;
  readonly describeUnchanged: (state: Row['state']) => string;
}

export const loadPayablePage = async <Row extends PayableRow, Change extends string>(
  args: DeskArgs,
  kind: PayablePage<Row, Change>,
) => {
  const { desk, site, membership } = requireMember(args, kind.permission);
  const uuid = readRecordUuid(args.params[kind.parameter]);
  const [found, changes] = await Promise.all([
    kind.findPayables(desk.services).find(membership, uuid),
    desk.services.audit.listOfSubject(site.slug, uuid),
  ]);
  if (found === undefined) throw refuseAsUnknown();
  const { leadUuid } = found.row;
  const makers = changes.map(({ after, personName }) => ({ version: after?.version, name: personName }));
  const view = kind.buildView(
    { ...found, makers },
    {
      site,
      timeZone: site.timeZone,
      now: desk.now,
      leadHref:
        leadUuid === null || !hasPermission(membership.role, 'leads.read') ? null : deskPaths.lead(site.slug, leadUuid),
      canUse: (change) => hasPermission(membership.role, kind.changes[change].permission),
    },
  );
  const list = kind.listOf(found.row);
  return { view, listHref: list.pathOf(site.slug), listName: list.name };
};

export const changePayable = async <Row extends PayableRow, Change extends string>(
  args: DeskArgs,
  kind: PayablePage<Row, Change>,
) => {
  const member = requireMember(args, kind.permission);
  const { desk, site, membership } = member;
  const uuid = readRecordUuid(args.params[kind.parameter]);
  const form = await readForm(args.request);
  const intent = String(form.get('intent') ?? '');
  if (!isKeyOf(kind.changes, intent)) return refuseForm(unreadableForm, form);
  const { permission } = kind.changes[intent];
  const payables = kind.findPayables(desk.services);
  const isVisible = (await payables.find(membership, uuid)) !== undefined;
  if (!isVisible || !hasPermission(membership.role, permission)) throw refuseAsUnknown();
  await requireProof(member, permission, form);
  const outcome = await payables.change(membership, uuid, intent, desk.actor, desk.now);
  if (outcome.kind === 'unknown') throw refuseAsUnknown();
  if (outcome.kind === 'done') return redirect(kind.pathOf(site.slug, uuid), 303);
  return refuseForm(kind.describeUnchanged(outcome.state), form, { status: 409 });
};
