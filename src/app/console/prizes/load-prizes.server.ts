import { data } from 'react-router';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { readReadableCode } from '#src/lib/text/readable-code.ts';
import { hasAllLeads } from '#src/staff/rules/membership.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { prizeCodeLength } from '#src/wheel/rules/wheel-fields.ts';
import { buildPrizeListView, buildRecordParts, redeemAction } from '#src/wheel/view/staff/build-prize-desk-view.ts';
import { type DeskArgs, requireMember } from '../authorise.server.ts';
import { deskPaths } from '../desk-paths.ts';
import { addressOf, recordsPerPage } from '../records/positions.ts';
import { readForm, refuseAsUnknown, unreadableForm } from '../refusals.server.ts';

/** Prizes have no location or lead category, so only people who may see all leads see prizes. */
const requirePrizes = (args: DeskArgs) => {
  const member = requireMember(args, 'prizes.read');
  if (!hasAllLeads(member.membership)) throw refuseAsUnknown();
  return member;
};

const positionPattern = /^(\d{1,15})-(\d{1,9})-([\w-]{1,60})$/;

const readPrizePosition = ({ searchParams }: URL) => {
  const [, drawnAtMs, sequence, campaignKey] = positionPattern.exec(searchParams.get('after') ?? '') ?? [];
  return campaignKey === undefined ? null : { drawnAtMs: Number(drawnAtMs), sequence: Number(sequence), campaignKey };
};

export const loadPrizes = async (args: DeskArgs) => {
  const { desk, site, membership } = requirePrizes(args);
  const path = deskPaths.prizes(site.slug);
  const after = readPrizePosition(args.url);
  const isProved = args.url.searchParams.has('record');
  const { prizes } = desk.services;
  const [listed, proved] = await Promise.all([
    prizes.list(site.slug, after, recordsPerPage + 1),
    isProved ? prizes.prove(site.slug) : [],
  ]);
  const spins = listed.slice(0, recordsPerPage);
  const last = listed.length > recordsPerPage ? spins.at(-1) : undefined;
  const next = last && `${Date.parse(last.drawnAt)}-${last.sequence}-${last.campaignKey}`;
  const view = buildPrizeListView(spins, {
    timeZone: site.timeZone,
    today: localDay(desk.now, site.timeZone),
    firstHref: after === null ? null : path,
    nextHref: next === undefined ? null : addressOf(path, { after: next }),
  });
  return {
    view,
    redeem: hasPermission(membership.role, 'prizes.work') ? redeemAction : null,
    record: buildRecordParts(proved),
    recordHref: isProved ? null : addressOf(path, { record: '' }),
    siteName: site.name,
  };
};

const refuse = (problem: string, code: string, status = 422) =>
  data(
    {
      problem,
      handedOut: null,
      typed: { intent: 'redeem', code },
      wrongFields: problem === unreadableForm ? [] : ['code'],
    },
    { status },
  );

export const redeemByStaff = async (args: DeskArgs) => {
  const { desk, site, membership } = requirePrizes(args);
  const form = await readForm(args.request);
  const typed = String(form.get('code') ?? '').slice(0, 30);
  if (form.get('intent') !== 'redeem') return refuse(unreadableForm, typed);
  if (!hasPermission(membership.role, 'prizes.work')) throw refuseAsUnknown();
  const code = readReadableCode(typed, prizeCodeLength);
  if (code === undefined) return refuse('Please enter a prize code, such as QFB3-ZG82.', typed);
  const today = localDay(desk.now, site.timeZone);
  const redemption = await desk.services.prizes.redeem(site.slug, code, today, desk.actor, desk.now);
  switch (redemption.kind) {
    case 'unknown':
      return refuse('There’s no prize with this code.', typed);
    case 'wasRedeemed':
      return refuse(`This prize has already been handed out: ${redemption.spin.words}.`, typed, 409);
    case 'lapsed':
      return refuse(`This code was valid until ${formatDayInWords(redemption.validUntil)}.`, typed, 409);
    case 'redeemed':
      return data({ problem: null, handedOut: redemption.spin.words, typed: {}, wrongFields: [] });
  }
};
