import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildFormPageMeta } from '#src/app/storefront/build-form-page-meta.ts';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { type PageContext, pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { secretParameters } from '#src/lib/secret-parameters.ts';
import type { Route } from './+types/test-drive-route.ts';
import { TestDrivePage } from './test-drive-page.tsx';
import type { VisitView } from './visit/load-visit-page.server.ts';
import { VisitPage } from './visit/visit-page.tsx';

const loadVisit = async (context: PageContext, url: URL): Promise<VisitView | undefined> => {
  const link = url.searchParams.get(secretParameters.visit);
  if (link === null) return undefined;
  // Keeps the page out of caches, because the visit is private and can change.
  context.onPartial();
  return context.queries.loadVisit(link);
};

/** @spec L2.18 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const visit = await loadVisit(page, url);
    if (visit !== undefined) return { kind: 'visit', view: visit } as const;
    const { queries, formAnswer } = page;
    const view = await queries.loadTestDrive({
      car: url.searchParams.get('car_id') || null,
      locationId: url.searchParams.get('location_id'),
      day: formAnswer?.entry.appointmentDay ?? null,
    });
    return { kind: 'form', view, answer: formAnswer } as const;
  });

export const action = ({ context, url }: Route.ActionArgs) => {
  const { queries } = context.get(pageContext);
  const link = url.searchParams.get(secretParameters.visit);
  return link === null ? answerForm(context) : runLoader(() => queries.cancelVisit(link));
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  if (loaderData.kind === 'visit') return buildPageMeta(loaderData.view);
  return buildFormPageMeta(loaderData.view, loaderData.answer);
};

export default function TestDriveRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'visit') return <VisitPage view={loaderData.view} />;
  return <TestDrivePage view={loaderData.view} answer={loaderData.answer} />;
}
