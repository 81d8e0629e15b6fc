// The word that publishers and runners share.

/** NOTIFY channel: deliveries may have become due. */
export const DELIVERIES_CHANNEL = 'webhook_deliveries';
