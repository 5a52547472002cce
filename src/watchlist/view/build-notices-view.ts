import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { Noun } from '#src/lib/text/noun.ts';
import type { NoticeChannel } from '../rules/notice-change.ts';
import { type NoticeAnswer, noticeFieldId } from '../rules/notice-form.ts';

export interface NoticeConsent {
  readonly channel: NoticeChannel;
  readonly target: string;
  readonly agreedAt: Date;
}

interface AskedVisitor {
  readonly phone: string;
  readonly consent: NoticeConsent | null;
  readonly unproven: string | null;
  readonly token: string | null;
  readonly answer: NoticeAnswer | null;
}

interface AskingSite {
  readonly name: string;
  readonly timeZone: string;
  readonly channels: readonly NoticeChannel[];
  readonly noun: Noun;
  readonly hasSearches: boolean;
}

export interface NoticesView {
  readonly title: string;
  readonly lead: string;
  readonly confirm: { readonly token: string; readonly label: string } | null;
  readonly stopLabel: string | null;
  readonly form: {
    readonly channels: readonly { readonly value: NoticeChannel; readonly label: string }[];
    readonly consentText: string;
    readonly emailError: string | null;
    readonly agreedError: string | null;
  } | null;
  readonly status: string | null;
  readonly problems: readonly { readonly fieldId: string | null; readonly message: string }[];
}

export const buildConsentText = ({
  name,
  noun,
  hasSearches,
}: Pick<AskingSite, 'hasSearches' | 'name' | 'noun'>): string => {
  const searches = hasSearches ? `, or when new ${noun.many} match a search I’ve turned alerts on for` : '';
  return `Yes, ${name} can send me alerts the way I’ve chosen when a ${noun.one} on my watchlist drops in price or is available again${searches}. I can turn them off at any time.`;
};

const statuses: Readonly<Partial<Record<NoticeAnswer, string>>> = {
  on: 'Alerts are on.',
  off: 'Alerts are off.',
};

const emailMessage = 'Please enter a valid email address.';
const agreedMessage = 'Please tick the box to get alerts.';

const problems: Readonly<Partial<Record<NoticeAnswer, NoticesView['problems'][number]>>> = {
  email: { fieldId: noticeFieldId('email'), message: emailMessage },
  agreed: { fieldId: noticeFieldId('agreed'), message: agreedMessage },
  tooMany: {
    fieldId: null,
    message:
      'We’ve already sent several confirmation emails today. Please look for the latest one, or try again tomorrow.',
  },
  unsent: { fieldId: null, message: 'We couldn’t send the email. Please try again shortly.' },
  oldLink: { fieldId: null, message: 'That link has expired, or someone else requested it. Please start again.' },
};

const buildUnproven = (address: string, token: string | null): Pick<NoticesView, 'title' | 'lead' | 'confirm'> =>
  token === null
    ? {
        title: 'Confirm your email address',
        lead: `We’ve emailed ${address}. Click the link to confirm your address and alerts will start. Can’t find it? Check your junk folder or start again.`,
        confirm: null,
      }
    : {
        title: 'Confirm your email address',
        lead: `Confirm your address and we’ll send alerts to ${address}.`,
        confirm: { token, label: 'Confirm my address' },
      };

/** @spec B1.15 */
export const buildNoticesView = (site: AskingSite, visitor: AskedVisitor): NoticesView => {
  const { phone, consent, unproven, token, answer } = visitor;
  const status = (answer === null ? undefined : statuses[answer]) ?? null;
  const problem = answer === null ? undefined : problems[answer];
  const said = { status, problems: problem === undefined ? [] : [problem] };
  if (unproven !== null) return { ...buildUnproven(unproven, token), stopLabel: 'Start again', form: null, ...said };
  if (consent !== null) {
    const way = consent.channel === 'mail' ? `email ${consent.target}` : `text ${formatPhone(phone)}`;
    const since = formatDayInWords(localDay(consent.agreedAt.getTime(), site.timeZone));
    const searches = site.hasSearches
      ? `, and when new ${site.noun.many} match a search you’ve turned alerts on for`
      : '';
    const lead = `We’ll ${way} when a ${site.noun.one} on your watchlist drops in price or is available again${searches}. You signed up on ${since}.`;
    return { title: 'Your alerts', lead, confirm: null, stopLabel: 'Turn off alerts', form: null, ...said };
  }
  const labels: Readonly<Record<NoticeChannel, string>> = { mail: 'Email', sms: `Text ${formatPhone(phone)}` };
  return {
    title: site.hasSearches ? 'Get alerts' : 'Get price drop alerts',
    lead: site.hasSearches
      ? `We’ll let you know when a saved ${site.noun.one} drops in price or is available again, and when new ${site.noun.many} match a search you’ve turned alerts on for. You’ll get at most one message a day per ${site.noun.one} and one for your searches, and none between 9 pm and 8 am.`
      : `We’ll let you know when a saved ${site.noun.one} drops in price or is available again. You’ll get at most one message a day per ${site.noun.one}, and none between 9 pm and 8 am.`,
    confirm: null,
    stopLabel: null,
    form: {
      channels: site.channels.map((value) => ({ value, label: labels[value] })),
      consentText: buildConsentText(site),
      emailError: answer === 'email' ? emailMessage : null,
      agreedError: answer === 'agreed' ? agreedMessage : null,
    },
    ...said,
  };
};
