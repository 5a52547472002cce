import { useActionData, useLoaderData } from 'react-router';
import { StaffPage } from '#src/staff/web/staff-page.tsx';
import { changeStaff, loadStaff } from './load-staff.server.ts';

export const loader = loadStaff;
export const action = changeStaff;

export default function StaffRoute() {
  const { view, siteName } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`Staff · ${siteName}`}</title>
      <StaffPage view={view} problem={useActionData<typeof action>()?.problem ?? null} />
    </>
  );
}
