import { useLoaderData } from 'react-router';
import { RecordList } from '../records/record-list.tsx';
import { loadTradeIns } from './load-trade-ins.server.ts';

export const loader = loadTradeIns;

export default function TradeInsRoute() {
  const { view, siteName } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`Trade-ins · ${siteName}`}</title>
      <RecordList view={view} />
    </>
  );
}
