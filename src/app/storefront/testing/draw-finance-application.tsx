import {
  buildFinanceApplicationView,
  buildPersonalisedFinanceView,
  type FinanceApplicationView,
} from '#src/app/storefront/content/finance-application/build-finance-application-view.ts';
import { FinanceApplicationPage } from '#src/app/storefront/content/finance-application/finance-application-page.tsx';
import { createFinanceApplicationPageLoader } from '#src/app/storefront/content/finance-application/load-finance-application-page.server.ts';
import { type ApplicationContent, emptyContent } from '#src/finance-application/rules/saved-application.ts';
import type { StoredApplication } from '#src/finance-application/server/application-row.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { drawOnSite } from './draw-on-site.tsx';
import { makeTestContext } from './make-test-context.ts';

const visitorUuid = '0186f5a2-0266-4c90-850c-101ce3ce56bb';

interface Asked {
  readonly config?: Record<string, unknown>;
  readonly vehicle?: Vehicle;
  readonly content?: Partial<ApplicationContent>;
  readonly state?: StoredApplication['state'];
  readonly query?: string;
  readonly carAsked?: number;
  readonly begun?: readonly (number | null)[];
  readonly stock?: readonly Vehicle[];
  readonly signInHref?: string;
}

const load = async ({ config = {}, vehicle, content, state = 'draft', carAsked = vehicle?.id, ...asked }: Asked) => {
  const { begun = [], stock = vehicle === undefined ? [] : [vehicle] } = asked;
  const context = makeTestContext({ financeApplication: { enabled: true }, ...config });
  const kept: StoredApplication | undefined = content && {
    siteSlug: 'wattle',
    applicationUuid: visitorUuid,
    visitorUuid,
    vehicleId: carAsked ?? null,
    state,
    revision: 0,
    leadUuid: null,
    startedAt: context.now,
    sentAt: null,
    content: { ...emptyContent, ...content },
  };
  const service = createFinanceApplicationPageLoader({
    vehicles: {
      findById: async (_slug, asked) => stock.find(({ id }) => id === asked),
      findByIds: async (_slug, ids) => stock.filter(({ id }) => ids.includes(id)),
    },
    applications: {
      find: async ({ vehicleId }) => (vehicleId === kept?.vehicleId ? kept : undefined),
      listBegun: async () => begun,
    },
    pathsOf: async () => context.paths,
  });
  const site = { ...context.site, configVersion: '1' };
  const question = { visitorUuid, carAsked: carAsked === undefined ? null : String(carAsked) };
  return { context, answer: await service.load(site, question, context.now) };
};

const drawView = (view: FinanceApplicationView, context: ReturnType<typeof makeTestContext>) => ({
  view,
  markup: drawOnSite(<FinanceApplicationPage view={view} />, context),
});

export const drawApplication = async (asked: Asked = {}) => {
  const { context, answer } = await load(asked);
  const { site, now } = context;
  const parameters = new URLSearchParams(asked.query);
  const { signInHref = null } = asked;
  return drawView(buildFinanceApplicationView({ site, now, stock: null, answer, parameters, signInHref }), context);
};

export const drawPersonalised = async (asked: Asked & { readonly vehicle: Vehicle }) => {
  const { context, answer } = await load(asked);
  const { site, now } = context;
  const { id } = asked.vehicle;
  const priceCents = answer.vehicle?.quotedPriceCents ?? 0;
  const facts = { site, now, stock: null, answer, parameters: new URLSearchParams() };
  return drawView(buildPersonalisedFinanceView(facts, { id, priceCents }), context);
};

export const namesOf = (markup: string): readonly string[] =>
  [...new Set([...markup.matchAll(/ name="(\w+)"/g)].map(([, name = '']) => name))].filter(
    (name) => name !== 'viewport',
  );
