import { data } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import type { Route } from './+types/test-drive-route.ts';
import { TestDrivePage } from './test-drive-page.tsx';

/** `/book-test-drive?car_id=&location_id=`, with what it says to a form that was sent to it. @spec L2.18 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPage(async () => {
    const { queries, formAnswer } = context.get(pageContext);
    const view = await queries.loadTestDrive({
      car: url.searchParams.get('car_id') || null,
      locationId: url.searchParams.get('location_id'),
      day: formAnswer?.entry.appointmentDay ?? null,
    });
    return { view, answer: formAnswer };
  });

/** The server looks at a form before the page does, and takes those that are well: here is only the status of the others. */
export const action = ({ context }: Route.ActionArgs) =>
  loadPage(() => {
    const { formAnswer } = context.get(pageContext);
    if (formAnswer === null) throw data(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    return data(null, { status: formAnswer.status });
  });

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { view, answer } = loaderData;
  // Heard before all else by whoever does not see the page.
  return buildPageMeta({ ...view, documentTitle: `${answer === null ? '' : 'Error: '}${view.documentTitle}` });
};

export default function TestDriveRoute({ loaderData }: Route.ComponentProps) {
  return <TestDrivePage view={loaderData.view} answer={loaderData.answer} />;
}
