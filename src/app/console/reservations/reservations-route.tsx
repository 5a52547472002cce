import { useLoaderData } from 'react-router';
import { RecordList } from '../records/record-list.tsx';
import { loadReservations } from './load-reservations.server.ts';

export const loader = loadReservations;

export default function ReservationsRoute() {
  return <RecordList {...useLoaderData<typeof loader>()} />;
}
