import { useActionData, useLoaderData } from 'react-router';
import { RecordPage } from '../records/record-page.tsx';
import { changeReservationByStaff, loadReservation } from './load-reservations.server.ts';

export const loader = loadReservation;
export const action = changeReservationByStaff;

export default function ReservationRoute() {
  const problem = useActionData<typeof action>()?.problem ?? null;
  return <RecordPage {...useLoaderData<typeof loader>()} kind="Reservation" problem={problem} />;
}
