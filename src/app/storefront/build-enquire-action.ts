import { buildChatHref } from '#src/chat/rules/chat-address.ts';
import { doesChatReplaceEnquire } from '#src/chat/rules/does-chat-replace-enquire.ts';
import { isCheckoutEnabled } from '#src/checkout/rules/is-checkout-enabled.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { SliceConfigs } from '#src/sites/config/slice-fragments.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { PageActionView } from '#src/vehicle/view/button-view.ts';

/** For cards and bars, which have less room than the page. @spec L1.01 */
export const shortenEnquireLabel = ({ enquireLabel }: SliceConfigs['leads']): string =>
  enquireLabel.replace(' Now', '');

/** @spec L1.01, L4.30 */
export const buildEnquireAction = (vehicle: Vehicle, { chat, checkout, leads }: SliceConfigs): PageActionView => {
  const formHref = pagePaths.vehicleForm(vehicle.slug, 'enquire');
  return doesChatReplaceEnquire(vehicle, isCheckoutEnabled(vehicle, checkout), chat)
    ? { name: 'enquire', label: chat.label, shortLabel: chat.label, href: buildChatHref(chat) ?? formHref }
    : { name: 'enquire', label: leads.enquireLabel, shortLabel: shortenEnquireLabel(leads), href: formHref };
};
