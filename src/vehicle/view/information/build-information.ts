import { capitalise } from '#src/lib/text/words.ts';
import { nameVehicle } from '../../rules/choose-vehicle-noun.ts';
import type { InformationConfig } from '../../rules/page/information-config.ts';
import { getStockStatus } from '../../rules/status/stock-status.ts';
import type { Vehicle } from '../../rules/vehicle.ts';

/** @spec B2.44 */
export interface InformationView {
  readonly name: 'whatsIncluded' | 'whyBuyFromUs' | 'reserveOnline' | 'protectYourCar';
  readonly title: string;
  readonly points: readonly { readonly title: string; readonly text: string }[];
  readonly link: { readonly label: string; readonly href: string } | null;
}

const names = ['whatsIncluded', 'whyBuyFromUs', 'reserveOnline', 'protectYourCar'] as const;

/** @spec B2.44, D.40 */
export const buildInformation = (
  vehicle: Pick<Vehicle, 'carType' | 'itemType' | 'simpleBody' | 'status' | 'isReserved'>,
  config: InformationConfig,
  hasPrice: boolean,
): readonly InformationView[] => {
  const titles = {
    whatsIncluded: "What's Included",
    whyBuyFromUs: 'Why Buy From Us?',
    reserveOnline: 'Reserve Online',
    protectYourCar: `Protect Your ${capitalise(nameVehicle(vehicle).one)}`,
  };
  const isFree = getStockStatus(vehicle) === 'inStock' && !vehicle.isReserved && hasPrice;
  return names.flatMap((name) => {
    const section = config[name];
    const isTrue = section?.carTypes.includes(vehicle.carType) === true && (name !== 'reserveOnline' || isFree);
    if (section === null || !isTrue) return [];
    const { points, linkLabel, linkHref } = section;
    const link = linkLabel === null || linkHref === null ? null : { label: linkLabel, href: linkHref };
    return [{ name, title: titles[name], points, link }];
  });
};
