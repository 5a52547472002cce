import { type DeliveryTarget, destinationKindOf, destinationKinds } from './delivery-kinds.ts';

interface StoredDelivery extends DeliveryTarget {
  readonly state: string;
}

interface ResendOptions {
  readonly current: readonly DeliveryTarget[];
  readonly isChosen: (delivery: StoredDelivery) => boolean;
  readonly repeatsDelivered: boolean;
}

export interface ResendPlan {
  readonly queue: readonly DeliveryTarget[];
  readonly close: readonly DeliveryTarget[];
  readonly arrived: readonly DeliveryTarget[];
}

const isSame = (one: DeliveryTarget, other: DeliveryTarget): boolean =>
  one.kind === other.kind && one.target === other.target;

/** Returns null for messages to the shopper, who isn't one of the site's destinations. */
const listCurrent = (kind: DeliveryTarget['kind'], current: readonly DeliveryTarget[]) => {
  const destination = destinationKindOf(kind);
  if (!destinationKinds.some((known) => known === destination)) return null;
  return current.filter((target) => target.kind === destination).map(({ target }) => ({ kind, target }));
};

/** @spec D.32 */
export const planResend = (
  deliveries: readonly StoredDelivery[],
  { current, isChosen, repeatsDelivered }: ResendOptions,
): ResendPlan => {
  const chosen = deliveries.filter(isChosen);
  const isNamed = (delivery: StoredDelivery): boolean =>
    listCurrent(delivery.kind, current)?.some((target) => isSame(target, delivery)) ?? true;
  const hasArrived = ({ state }: StoredDelivery): boolean => state === 'delivered';
  const named = chosen.filter(isNamed);
  const arrived = repeatsDelivered ? [] : named.filter(hasArrived);
  const added = [...new Set(chosen.map(({ kind }) => kind))]
    .flatMap((kind) => listCurrent(kind, current) ?? [])
    .filter((target) => !deliveries.some((known) => isSame(known, target)));
  return {
    queue: [...named.filter((delivery) => !arrived.includes(delivery)), ...added].map(({ kind, target }) => ({
      kind,
      target,
    })),
    close: chosen.filter((delivery) => !isNamed(delivery) && !hasArrived(delivery) && delivery.state !== 'closed'),
    arrived,
  };
};
