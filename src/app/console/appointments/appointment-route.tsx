import { useActionData, useLoaderData } from 'react-router';
import { RecordPage } from '../records/record-page.tsx';
import { changeAppointment, loadAppointment } from './load-appointments.server.ts';

export const loader = loadAppointment;
export const action = changeAppointment;

export default function AppointmentRoute() {
  const { view, listHref } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <RecordPage
      view={view}
      kind={view.subtitle}
      listHref={listHref}
      listName="Appointments"
      problem={answer?.problem ?? null}
      typed={answer?.typed ?? {}}
      wrongFields={answer?.wrongFields ?? []}
    />
  );
}
