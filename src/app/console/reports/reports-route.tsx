import { useLoaderData } from 'react-router';
import { reportMinutes } from '#src/reports/rules/report-periods.ts';
import { ReportsPage } from '#src/reports/web/reports-page.tsx';
import { loadReports } from './load-reports.server.ts';

export const loader = loadReports;

const note = `Leads are counted every ${reportMinutes} minutes. Reply times include nights and weekends, and are accurate to within 9%.`;

export default function ReportsRoute() {
  const { view, siteName } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`Reports · ${siteName}`}</title>
      <ReportsPage view={view} note={note} />
    </>
  );
}
