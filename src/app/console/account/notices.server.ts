import { readNoticeForm, readPushSubscription } from '#src/inbox/rules/notices/read-notice-form.ts';
import { buildNoticesView } from '#src/inbox/view/notices/build-notices-view.ts';
import { isUuid } from '#src/lib/is-uuid.ts';
import { parseAustralianNumber } from '#src/platform/phones/parse-phone-number.ts';
import { type DeskArgs, requirePerson } from '../authorise.server.ts';
import { readJson } from '../sign-in/sign-in.server.ts';

export const loadNotices = async (args: DeskArgs, timeZone: string) => {
  const { desk, session } = requirePerson(args);
  const { notices, pushKey } = desk.services;
  const [settings, browsers] = await Promise.all([
    notices.find(session.personUuid),
    notices.listBrowsers(session.personUuid),
  ]);
  return buildNoticesView({ settings, browsers, pushKey: pushKey() }, timeZone);
};

export const changeNotices = async (args: DeskArgs, form: FormData): Promise<string | null> => {
  const { desk, session } = requirePerson(args);
  const read = readNoticeForm(form, (text) => parseAustralianNumber(text, ['MOBILE']));
  if (read.kind === 'refused') return read.problem;
  await desk.services.notices.save({ ...desk.actor, personUuid: session.personUuid }, read.settings, desk.now);
  return null;
};

export const removeBrowser = async (args: DeskArgs, id: string): Promise<void> => {
  const { desk, session } = requirePerson(args);
  const by = { ...desk.actor, personUuid: session.personUuid };
  if (isUuid(id)) await desk.services.notices.removeBrowser(by, id, desk.now);
};

export const addBrowser = async (args: DeskArgs) => {
  const { desk, session } = requirePerson(args);
  if (session.hasOtherSites) return Response.json({}, { status: 403 });
  const subscription = readPushSubscription(await readJson(args.request));
  const by = { ...desk.actor, personUuid: session.personUuid };
  const outcome = subscription && (await desk.services.notices.addBrowser(by, subscription, desk.now));
  return Response.json({}, { status: outcome === 'added' ? 200 : 422 });
};
