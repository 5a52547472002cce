import { useActionData, useLoaderData } from 'react-router';
import { AppointmentCalendar } from '#src/appointments/web/staff/appointment-calendar.tsx';
import { CopyButton } from '#src/ui/desk/copy-button.tsx';
import kit from '#src/ui/desk/desk.module.css';
import { ActionBox } from '../records/record-page.tsx';
import styles from './appointments-page.module.css';
import { changeCalendar, loadAppointments } from './load-appointments.server.ts';

export const loader = loadAppointments;
export const action = changeCalendar;

export default function AppointmentsRoute() {
  const { view, siteName } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className={`${kit.wide} ${styles.page}`}>
      <title>{`Appointments · ${siteName}`}</title>
      <h1>Appointments</h1>
      {view === null ? (
        <p>None of your locations takes bookings.</p>
      ) : (
        <>
          <AppointmentCalendar view={view} />
          <ActionBox
            actions={view.actions}
            problem={answer?.problem ?? null}
            typed={answer?.typed ?? {}}
            wrongFields={answer?.wrongFields ?? []}
          />
        </>
      )}
      {/* Next to the form that asked for it, because the page keeps its place. */}
      {answer !== undefined && 'feedUrl' in answer && (
        <div role="status" className={styles.feed}>
          <p>
            Subscribe to this address in your calendar. It’s shown only once, and anyone who has it can see these
            appointments.
          </p>
          <p>
            <code>{answer.feedUrl}</code>
          </p>
          <CopyButton text={answer.feedUrl} of="the address" />
        </div>
      )}
    </div>
  );
}
