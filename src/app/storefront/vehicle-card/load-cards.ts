import type { FavouriteEntry } from '#src/favourites/rules/entries.ts';
import type { KeepView } from '#src/favourites/view/build-keep-view.ts';
import type { FinanceCell, FinanceView } from '#src/finance/view/build-finance-view.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { type Shape, shapes } from '#src/lib/shapes.ts';
import type { MarketBadgeView } from '#src/market/view/build-market-badge-view.ts';
import type { PriceView, WasPriceView } from '#src/pricing/view/build-price-view.ts';
import type { LoadBarView } from '#src/vehicle/view/build-load-bar-view.ts';
import type { TowMarginView } from '#src/vehicle/view/build-tow-margin.ts';
import type { ButtonView } from '#src/vehicle/view/button-view.ts';
import type { CardTagView } from '#src/vehicle/view/card/build-card-parts.ts';
import type { Figure } from '#src/vehicle/view/figure.ts';
import type { PictureView } from '#src/vehicle/view/gallery/build-gallery.ts';
import type { VehicleCardView } from './build-vehicle-card.ts';

const { flag, listOf, number, oneOf, orNull, record, text } = shapes;

const isFigure = record<Figure>({ name: text, label: text, value: text });

const isCell = record<FinanceCell>({
  name: oneOf({ repayment: true, interestRate: true, comparisonRate: true }),
  figure: text,
  label: text,
});

const isThreeCells = (value: unknown): value is FinanceView['cells'] => listOf(isCell)(value) && value.length === 3;

const isFinance = record<FinanceView>({
  cells: isThreeCells,
  terms: text,
  loanNote: text,
  warning: text,
  disclaimer: orNull(text),
});

const isPrice = record<PriceView>({
  kind: oneOf({ subscription: true, price: true, preorder: true, noPrice: true }),
  text,
  qualifier: orNull(text),
  buyText: orNull(text),
});

const isTag = record<CardTagView>({
  kind: oneOf({
    sold: true,
    electric: true,
    hybrid: true,
    reserved: true,
    certified: true,
    own: true,
    comingSoon: true,
    new: true,
  }),
  text,
  tone: oneOf({ neutral: true, positive: true, warning: true, ink: true }),
  logoSrc: orNull(text),
});

const isLoadBar = record<LoadBarView>({
  tareKg: number,
  payloadKg: number,
  ratingKg: number,
  tarePercent: number,
  ratingPercent: number,
  payloadText: text,
  description: text,
});

const isKeep = record<KeepView>({
  siteSlug: text,
  canFavourite: flag,
  entry: record<FavouriteEntry>({
    id: number,
    name: text,
    slug: text,
    make: text,
    model: text,
    primary_image_url: orNull(text),
  }),
});

const isButton = record<ButtonView>({
  name: oneOf({
    viewDetails: true,
    reserveNow: true,
    getFinance: true,
    bookTestDrive: true,
    enquire: true,
    shopNow: true,
    findSimilar: true,
    historyReport: true,
  }),
  label: text,
  href: text,
  isPrimary: flag,
});

export const isVehicleCard: Shape<VehicleCardView> = record<VehicleCardView>({
  id: number,
  slug: text,
  href: text,
  title: text,
  condition: orNull(text),
  subtitle: orNull(text),
  status: oneOf({ inStock: true, comingSoon: true, sold: true, unavailable: true }),
  tag: orNull(isTag),
  picture: orNull(record<PictureView>({ url: text, alt: text })),
  nextPictureUrl: orNull(text),
  missingPictureText: text,
  photoCount: number,
  price: orNull(isPrice),
  wasPrice: orNull(record<WasPriceView>({ text, savingText: text })),
  attributes: listOf(isFigure),
  plate: listOf(isFigure),
  loadBar: orNull(isLoadBar),
  towMargin: orNull(record<TowMarginView>({ text, isOver: flag })),
  marketBadge: orNull(record<MarketBadgeView>({ text, longText: text })),
  finance: orNull(isFinance),
  soldText: orNull(text),
  similarText: orNull(text),
  keep: orNull(isKeep),
  buttons: listOf(isButton),
});

const isAnswer = shapes.record<{ readonly cards: readonly VehicleCardView[] }>({ cards: shapes.listOf(isVehicleCard) });

/** @spec B3.20, B7.08 */
export const loadCards = async (address: string, signal: AbortSignal): Promise<readonly VehicleCardView[]> =>
  (await readAnswer(await fetchWithTimeout(address, signal), isAnswer)).cards;
