import { useLoaderData } from 'react-router';
import { RecordList } from '../records/record-list.tsx';
import { loadTradeIns } from './load-trade-ins.server.ts';

export const loader = loadTradeIns;

export default function TradeInsRoute() {
  return <RecordList {...useLoaderData<typeof loader>()} />;
}
