// The NOTIFY channel between publishers and runners.

/** A notification means that deliveries may be due. */
export const DELIVERIES_CHANNEL = 'webhook_deliveries';
