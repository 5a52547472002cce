import type { LeadsConfig } from './config.ts';
import type { DeliveryTarget } from './delivery-kinds.ts';

interface RoutedLead {
  readonly email: string;
  readonly locationSlug: string | null;
  readonly isTrapped: boolean;
}

type RoutingConfig = Pick<LeadsConfig, 'mailTo' | 'destinations' | 'confirmation'>;

/** @spec D.32, D.34 */
export const chooseDeliveryTargets = (lead: RoutedLead, config: RoutingConfig): readonly DeliveryTarget[] => {
  if (lead.isTrapped) return [];
  const { mailTo, destinations, confirmation } = config;
  const named = destinations.filter(
    ({ locations }) => locations.length === 0 || (lead.locationSlug !== null && locations.includes(lead.locationSlug)),
  );
  const all: readonly DeliveryTarget[] = [
    ...mailTo.map((target) => ({ kind: 'mail' as const, target })),
    ...named.map(({ kind, to }) => ({ kind, target: to })),
    ...(confirmation === 'mail' ? [{ kind: 'confirmation' as const, target: lead.email }] : []),
  ];
  return all.filter(
    ({ kind, target }, index) => all.findIndex((other) => other.kind === kind && other.target === target) === index,
  );
};
