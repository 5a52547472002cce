import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { buildDirectionsHref } from '#src/locations/view/build-directions-href.ts';
import { formatAddress } from '#src/locations/view/format-address.ts';
import type { CalendarFacts } from './build-calendar-entry.ts';
import { describeAppointment } from './describe-time.ts';

/** What the mails of a lead say of the time that was booked with it. */
export interface AppointmentMail {
  readonly words: {
    readonly subject: string;
    readonly preview?: string;
    readonly heading: string;
    readonly paragraphs?: readonly string[];
  };
  readonly rows: readonly { readonly label: string; readonly text: string; readonly href: string | null }[];
}

type MailFacts = Omit<CalendarFacts, 'vehicle'>;

/** The mail to whoever booked, or to the dealer where `shopper` says who did. @spec D.22 */
export const buildAppointmentMail = ({ appointment, location, words, shopper }: MailFacts): AppointmentMail => {
  const time = describeAppointment(appointment.startMs, location.timeZone);
  const { phone } = location.contact;
  const place = `${location.name}, ${formatAddress(location.address)}`;
  const rows = [
    { label: words.noun, text: time, href: null },
    { label: 'Where', text: place, href: buildDirectionsHref(location.address) },
  ];
  if (shopper !== null) {
    const subject = `${words.noun} booked, ${time}: ${shopper.name}`;
    return { words: { subject, heading: `${words.noun} booked` }, rows };
  }
  return {
    words: {
      subject: `Your ${words.noun.toLowerCase()}: ${time}`,
      preview: place,
      heading: `See you on ${time}`,
      paragraphs: [
        `The time is yours. ${words.reminder ?? ''}`.trim(),
        `The file beside this mail puts it into your calendar. To change or cancel it, call ${formatPhone(phone)}.`,
      ],
    },
    rows,
  };
};
