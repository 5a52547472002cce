import { useLoaderData } from 'react-router';
import { RecordList } from '../records/record-list.tsx';
import { loadPurchases } from '../reservations/load-reservations.server.ts';

export const loader = loadPurchases;

export default function PurchasesRoute() {
  return <RecordList {...useLoaderData<typeof loader>()} />;
}
