import {
  type NoticeChannel,
  type NoticeChoices,
  type NoticeSettings,
  noticeChannels,
  noticeKinds,
} from './notice-choices.ts';

type Fields = Pick<FormData, 'get' | 'getAll'>;

export type ReadSettings =
  | { readonly kind: 'read'; readonly settings: NoticeSettings }
  | { readonly kind: 'refused'; readonly problem: string };

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

const textOf = (form: Fields, name: string): string => String(form.get(name) ?? '').trim();

const refuse = (problem: string): ReadSettings => ({ kind: 'refused', problem });

/** @param readMobile returns a number in E.164; undefined for text that isn't an Australian mobile number */
export const readNoticeForm = (form: Fields, readMobile: (text: string) => string | undefined): ReadSettings => {
  const chosen = (kind: string): readonly NoticeChannel[] =>
    noticeChannels.filter((channel) => form.getAll(kind).includes(channel));
  const choices = Object.fromEntries(noticeKinds.map((kind) => [kind, chosen(kind)])) as NoticeChoices;
  const typed = textOf(form, 'mobile');
  const mobile = typed === '' ? null : readMobile(typed.slice(0, 40));
  if (mobile === undefined) return refuse('Please enter an Australian mobile number.');
  if (mobile === null && noticeKinds.some((kind) => choices[kind].includes('sms')))
    return refuse('Please enter your mobile number for SMS.');
  const [from, to] = [textOf(form, 'quietFrom'), textOf(form, 'quietTo')];
  if (from === '' && to === '') return { kind: 'read', settings: { choices, mobile, quiet: null } };
  if (!clockPattern.test(from) || !clockPattern.test(to) || from === to)
    return refuse('Please enter both times of your quiet hours, such as 21:00 and 07:00.');
  return { kind: 'read', settings: { choices, mobile, quiet: { from, to } } };
};

const publicKeyPattern = /^[\w-]{87}$/;
const authPattern = /^[\w-]{22}$/;
const maxEndpointLength = 1000;

export const readPushSubscription = (
  sent: unknown,
): { readonly endpoint: string; readonly p256dh: string; readonly auth: string } | undefined => {
  const { endpoint, keys } = (sent ?? {}) as { endpoint?: unknown; keys?: { p256dh?: unknown; auth?: unknown } };
  const [p256dh, auth] = [keys?.p256dh, keys?.auth].map((key) =>
    typeof key === 'string' ? key.replaceAll('=', '') : '',
  );
  if (typeof endpoint !== 'string' || endpoint.length > maxEndpointLength) return undefined;
  if (URL.parse(endpoint)?.protocol !== 'https:') return undefined;
  if (p256dh === undefined || auth === undefined) return undefined;
  return publicKeyPattern.test(p256dh) && authPattern.test(auth) ? { endpoint, p256dh, auth } : undefined;
};
