import { useLoaderData } from 'react-router';
import { RecordList } from '../records/record-list.tsx';
import { loadPurchases } from '../reservations/load-reservations.server.ts';

export const loader = loadPurchases;

export default function PurchasesRoute() {
  const { view, siteName } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`Purchases · ${siteName}`}</title>
      <RecordList view={view} />
    </>
  );
}
