import { formatDate } from '#src/lib/dates/format-date.ts';
import { localDay } from '#src/lib/dates/local-day.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import type { Noun } from '#src/lib/text/noun.ts';
import type { NoticeChannel } from '../rules/notice-channels.ts';
import type { NoticeAnswer } from '../rules/notice-form.ts';

/** What a visitor agreed to. */
export interface NoticeConsent {
  readonly channel: NoticeChannel;
  /** An email address, or a number in E.164. */
  readonly target: string;
  readonly agreedAt: Date;
}

/** What is known of the visitor whom it is asked. */
interface AskedVisitor {
  /** The number that they signed in with, in E.164. */
  readonly phone: string;
  /** Null for who did not agree, or stopped it. */
  readonly consent: NoticeConsent | null;
  readonly answer: NoticeAnswer | null;
}

/** As much of a site as its notices are asked for with. */
interface AskingSite {
  readonly name: string;
  readonly timeZone: string;
  /** The ways that it offers. */
  readonly channels: readonly NoticeChannel[];
  readonly noun: Noun;
}

/** What the list offers: to be told of changes, or to stop it. */
export interface NoticesView {
  readonly title: string;
  readonly lead: string;
  /** Null once the visitor agreed. */
  readonly form: {
    readonly channels: readonly { readonly value: NoticeChannel; readonly label: string }[];
    /** The words beside the box that has to be ticked. */
    readonly consentText: string;
    readonly emailError: string | null;
    readonly agreedError: string | null;
  } | null;
  /** What became of what was just sent; null where nothing was, and where the form says it. */
  readonly status: string | null;
}

/** What a visitor agrees to, in the words that are kept with their yes. */
export const buildConsentText = ({ name, noun }: Pick<AskingSite, 'name' | 'noun'>): string =>
  `Yes, ${name} may tell me the way that I chose when a ${noun.one} on my watchlist costs less or is available again. I can stop it at any time.`;

const statuses: Readonly<Partial<Record<NoticeAnswer, string>>> = {
  on: 'Done. We tell you from now on.',
  off: 'Stopped. We tell you no more of it.',
};

/** The part of the list that offers to tell of changes. @spec B1.15 */
export const buildNoticesView = (site: AskingSite, { phone, consent, answer }: AskedVisitor): NoticesView => {
  const status = (answer === null ? undefined : statuses[answer]) ?? null;
  if (consent !== null) {
    const way =
      consent.channel === 'mail' ? `by email to ${consent.target}` : `by text message to ${formatPhone(phone)}`;
    const since = formatDate(localDay(consent.agreedAt.getTime(), site.timeZone));
    const lead = `We tell you ${way} when a ${site.noun.one} here costs less or is available again. You asked for it on ${since}.`;
    return { title: 'We tell you of changes', lead, form: null, status };
  }
  const labels: Readonly<Record<NoticeChannel, string>> = { mail: 'By email', sms: `Text ${formatPhone(phone)}` };
  return {
    title: 'Hear when a price drops',
    lead: `And when one is available again. At most one message a day for a ${site.noun.one}, none from 9 pm to 8 am.`,
    form: {
      channels: site.channels.map((value) => ({ value, label: labels[value] })),
      consentText: buildConsentText(site),
      emailError: answer === 'email' ? 'Please enter a valid email address.' : null,
      agreedError: answer === 'agreed' ? 'Please tick the box if we may tell you.' : null,
    },
    status,
  };
};
