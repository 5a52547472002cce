import type { MailRow, MailView } from '#src/leads/view/mail-view.ts';
import { describeFullMoment } from '#src/lib/dates/describe-full-moment.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { buildDirectionsHref } from '#src/locations/view/build-directions-href.ts';
import { formatAddress } from '#src/locations/view/format-address.ts';
import type { CalendarFacts } from './build-calendar-entry.ts';

interface AppointmentMail {
  readonly words: Partial<Pick<MailView, 'subject' | 'preview' | 'heading' | 'paragraphs'>>;
  readonly rows: readonly MailRow[];
}

interface MailFacts extends Omit<CalendarFacts, 'vehicle' | 'organiserEmail'> {
  readonly cancelHref: string | null;
}

const listRows = ({ location, words }: MailFacts, time: string): AppointmentMail['rows'] => [
  { label: words.noun, text: time, href: null },
  {
    label: 'Where',
    text: `${location.name}, ${formatAddress(location.address)}`,
    href: buildDirectionsHref(location.address),
  },
];

const buildForShopper = (
  { appointment, location, words, cancelHref }: MailFacts,
  time: string,
): AppointmentMail['words'] => ({
  subject: `${words.noun} ${appointment.move === undefined ? 'confirmed' : 'moved'}: ${time}`,
  preview: `${location.name}, ${formatAddress(location.address)}`,
  heading: `See you on ${time}`,
  paragraphs: [
    `Your ${words.noun.toLowerCase()} ${appointment.move === undefined ? 'is confirmed' : 'has a new time'}. ${words.reminder ?? ''}`.trim(),
    `Open the attached file to add this to your calendar. To change the time, call ${formatPhone(location.contact.phone)}.`,
    ...(cancelHref === null
      ? []
      : ['Can’t make it? Please cancel with the link below so someone else can take your spot.']),
  ],
});

const buildCancelled = (
  { appointment, words, shopper, location }: MailFacts,
  time: string,
): AppointmentMail['words'] => {
  const noun = words.noun.toLowerCase();
  const isByStaff = appointment.isCancelledByStaff === true;
  if (shopper !== null) {
    return {
      subject: `${words.noun} cancelled, ${time}: ${shopper.name}`,
      heading: `${words.noun} cancelled`,
      paragraphs: [
        isByStaff
          ? `A staff member cancelled ${shopper.name}’s ${noun}, which was booked for ${time}. The time is available again.`
          : `${shopper.name} has cancelled their ${noun}, which was booked for ${time}. The time is available again.`,
      ],
    };
  }
  const phone = formatPhone(location.contact.phone);
  return {
    subject: `Cancelled: your ${noun} on ${time}`,
    preview: isByStaff ? 'We’re sorry we had to cancel.' : 'Thanks for letting us know you can’t make it.',
    heading: `Your ${noun} is cancelled`,
    paragraphs: [
      `${isByStaff ? 'We’re sorry we had to cancel.' : 'You don’t need to do anything else.'} Open the attached file to remove it from your calendar.`,
      `To choose another time, book again on our website or call ${phone}.`,
    ],
  };
};

/** `shopper` is null in the shopper's own email. @spec D.22 */
export const buildAppointmentMail = (facts: MailFacts): AppointmentMail => {
  const { appointment, location, words, shopper, cancelHref } = facts;
  const time = describeFullMoment(appointment.startMs, location.timeZone);
  const rows = listRows(facts, time);
  if (appointment.cancelledAtMs !== null) return { words: buildCancelled(facts, time), rows };
  if (shopper !== null) {
    const subject = `${words.noun} booked, ${time}: ${shopper.name}`;
    return { words: { subject, heading: `${words.noun} booked` }, rows };
  }
  const cancelRow = { label: 'Can’t make it?', text: `Cancel this ${words.noun.toLowerCase()}`, href: cancelHref };
  return { words: buildForShopper(facts, time), rows: cancelHref === null ? rows : [...rows, cancelRow] };
};
