import * as pagePaths from '#src/lib/page-paths.ts';
import { buildValuationAddress, type ValuationAnchor } from '../rules/build-valuation-address.ts';
import type { TradeInPage } from '../rules/trade-in-pages.ts';
import { openField, valuationFields } from '../rules/valuation-fields.ts';

export interface StepFormView {
  readonly action: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}

export interface DoneStepView {
  readonly text: string;
  readonly changeHref: string | null;
}

type StepName = Parameters<typeof pagePaths.tradeInStep>[0];

export const buildStepForm = (
  step: StepName,
  page: TradeInPage,
  said: Readonly<Record<string, string | number | null>>,
): StepFormView => ({
  action: pagePaths.tradeInStep(step),
  hidden: Object.entries({ ...said, [valuationFields.page]: page }).flatMap(([name, value]) =>
    value === null ? [] : [{ name, value: String(value) }],
  ),
});

export const buildChangeHref = (page: TradeInPage, valuationUuid: string, step: ValuationAnchor): string =>
  buildValuationAddress(page, { valuationUuid, [openField]: step }, step);
