// Paths to refetch after a change of a campaign.
const ONE = '/v1/campaigns/{id}';
export const REFRESHES = ['/v1/campaigns', ONE, `${ONE}/contacts`, `${ONE}/forecast`];
