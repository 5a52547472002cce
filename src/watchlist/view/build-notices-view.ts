import { formatDate } from '#src/lib/dates/format-date.ts';
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

/** Words of the consent, stored with it. */
export const buildConsentText = ({
  name,
  noun,
  hasSearches,
}: Pick<AskingSite, 'hasSearches' | 'name' | 'noun'>): string => {
  const searches = hasSearches ? `, or when new ${noun.many} match a search of mine` : '';
  return `Yes, ${name} may tell me the way that I chose when a ${noun.one} on my watchlist costs less or is available again${searches}. I can stop it at any time.`;
};

const statuses: Readonly<Partial<Record<NoticeAnswer, string>>> = {
  on: 'Done. We tell you from now on.',
  off: 'Stopped. We tell you no more of it.',
};

const emailMessage = 'Please enter a valid email address.';
const agreedMessage = 'Please tick the box if we may tell you.';

const problems: Readonly<Partial<Record<NoticeAnswer, NoticesView['problems'][number]>>> = {
  email: { fieldId: noticeFieldId('email'), message: emailMessage },
  agreed: { fieldId: noticeFieldId('agreed'), message: agreedMessage },
  tooMany: {
    fieldId: null,
    message:
      'Several mails asked about that address today already. Please look for the last one, or try again tomorrow.',
  },
  unsent: { fieldId: null, message: 'We could not send the mail. Please try again in a while.' },
  oldLink: { fieldId: null, message: 'That link works no longer, or somebody else asked for it. Please start again.' },
};

const buildUnproven = (address: string, token: string | null): Pick<NoticesView, 'title' | 'lead' | 'confirm'> =>
  token === null
    ? {
        title: 'Is it your address?',
        lead: `We sent a mail to ${address}. Follow its link, so that we know that it is yours: until then we tell you nothing. Where none came, look among the unwanted ones, or start again.`,
        confirm: null,
      }
    : {
        title: 'Is it your address?',
        lead: `Say yes, and we write to ${address} from now on.`,
        confirm: { token, label: 'Yes, it is mine' },
      };

/** Builds the offer of notices, the confirmation step, or the current consent. @spec B1.15 */
export const buildNoticesView = (site: AskingSite, visitor: AskedVisitor): NoticesView => {
  const { phone, consent, unproven, token, answer } = visitor;
  const status = (answer === null ? undefined : statuses[answer]) ?? null;
  const problem = answer === null ? undefined : problems[answer];
  const said = { status, problems: problem === undefined ? [] : [problem] };
  if (unproven !== null) return { ...buildUnproven(unproven, token), stopLabel: 'Start again', form: null, ...said };
  if (consent !== null) {
    const way =
      consent.channel === 'mail' ? `by email to ${consent.target}` : `by text message to ${formatPhone(phone)}`;
    const since = formatDate(localDay(consent.agreedAt.getTime(), site.timeZone));
    const searches = site.hasSearches ? `, and when new ${site.noun.many} match a search that you chose` : '';
    const lead = `We tell you ${way} when a ${site.noun.one} on your watchlist costs less or is available again${searches}. You asked for it on ${since}.`;
    return { title: 'We tell you of changes', lead, confirm: null, stopLabel: 'Stop telling me', form: null, ...said };
  }
  const labels: Readonly<Record<NoticeChannel, string>> = { mail: 'By email', sms: `Text ${formatPhone(phone)}` };
  return {
    title: site.hasSearches ? 'Hear what is new' : 'Hear when a price drops',
    lead: site.hasSearches
      ? `When a saved ${site.noun.one} costs less or is available again, and when new ones match a search. At most one message a day for a ${site.noun.one} and one for your searches, none from 9 pm to 8 am.`
      : `And when one is available again. At most one message a day for a ${site.noun.one}, none from 9 pm to 8 am.`,
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
