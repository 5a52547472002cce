import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildFormPageMeta } from '#src/app/storefront/build-form-page-meta.ts';
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

export const action = ({ context }: Route.ActionArgs) => answerForm(context);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  return buildFormPageMeta(loaderData.view, loaderData.answer);
};

export default function TestDriveRoute({ loaderData }: Route.ComponentProps) {
  return <TestDrivePage view={loaderData.view} answer={loaderData.answer} />;
}
