import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildFormPageMeta } from '#src/app/storefront/build-form-page-meta.ts';
import { unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import type { Route } from './+types/vehicle-form-route.ts';
import { loadVehicleForm } from './load-vehicle-form.server.ts';
import { VehicleFormPage } from './vehicle-form-page.tsx';

/** @spec B1.05, B1.07, B2.71 */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const view = await loadVehicleForm(page, params.slug, params.form);
    return { view, answer: page.formAnswer, site: { name: page.site.name, url: page.site.url } };
  });

export const action = ({ context }: Route.ActionArgs) => answerForm(context);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { view, answer, site } = loaderData;
  const document = {
    documentTitle: `${view.form.heading} | ${site.name}`,
    description: `${view.form.heading} at ${site.name}.`,
    canonicalUrl: site.url + view.subject.href,
    ...unindexedPage,
  };
  return buildFormPageMeta(document, answer);
};

export default function VehicleFormRoute({ loaderData }: Route.ComponentProps) {
  return <VehicleFormPage view={loaderData.view} answer={loaderData.answer} />;
}
