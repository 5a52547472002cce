import { useActionData, useLoaderData } from 'react-router';
import { RecordPage } from '../records/record-page.tsx';
import { changeReservationByStaff, loadReservation } from './load-reservations.server.ts';

export const loader = loadReservation;
export const action = changeReservationByStaff;

export default function ReservationRoute() {
  const { view, listHref } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`${view.title} · Reservation`}</title>
      <RecordPage
        view={view}
        listHref={listHref}
        listName="Reservations"
        problem={useActionData<typeof action>()?.problem ?? null}
      />
    </>
  );
}
