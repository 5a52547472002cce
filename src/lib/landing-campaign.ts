const storageKey = 'forecourt.campaign';

export const maxCampaignLength = 500;

/** @spec L7.02 */
export const pickCampaign = (search: string): string => {
  const named = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  const campaign = new URLSearchParams(named.map(([name, value]) => [name, value])).toString();
  return campaign.length > maxCampaignLength ? '' : campaign;
};

/** @spec L7.02 */
export const readCampaign = (): string => {
  try {
    return pickCampaign(sessionStorage.getItem(storageKey) ?? '');
  } catch {
    return '';
  }
};

/** @spec L7.02 */
export const recordCampaign = (search: string): void => {
  const campaign = pickCampaign(search);
  if (campaign === '') return;
  try {
    sessionStorage.setItem(storageKey, campaign);
  } catch {
    // If storage is blocked or full, the campaign isn't recorded.
  }
};
