import { useLoaderData } from 'react-router';
import { RecordList } from '../records/record-list.tsx';
import { loadApplications } from './load-applications.server.ts';

export const loader = loadApplications;

export default function ApplicationsRoute() {
  return <RecordList {...useLoaderData<typeof loader>()} />;
}
