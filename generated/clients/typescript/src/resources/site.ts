// site: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { type FileContent, formBody, jsonBody, textBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { ClientEvents, ClientEventsAccepted, ContactMessage, NewsletterSubscribe, NewsletterToken, OneClickUnsubscribe } from '../types.ts';

export interface UnsubscribeNewsletterOptions extends RequestOptions {
  /** The token of a mail, where the body has none. */
  token?: string;
}

/** What web pages of the operator use without an account: contact, newsletter, events. */
export class SiteApi extends Resource {
  /**
   * Send a message to the operator.
   * Stores the message for 180 days, and mails it to the operator where CONTACT_MAIL is set. `npm run
   * inbox` reads messages. A deployment takes 2 000 messages a day.
   * POST /v1/contact
   */
  submitContactForm(body: ContactMessage, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/contact', body: jsonBody(body) }, options);
  }

  /**
   * Subscribe to the newsletter.
   * Mails a link that confirms the subscription, good for 7 days (double opt-in). The answer is the
   * same, and takes the same time, whether or not the address is known. An address gets three such mails
   * a day at most, and none once it is subscribed.
   * POST /v1/newsletter/subscribe
   * @throws ApiError mail_not_configured
   */
  subscribeNewsletter(body: NewsletterSubscribe, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/newsletter/subscribe', body: jsonBody(body) }, options);
  }

  /**
   * Confirm a subscription.
   * With the token of the mail. A second confirmation changes nothing.
   * POST /v1/newsletter/confirm
   * @throws ApiError invalid_newsletter_token
   */
  confirmNewsletter(body: NewsletterToken, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/newsletter/confirm', body: jsonBody(body) }, options);
  }

  /**
   * Unsubscribe from the newsletter.
   * With the token of any mail, in the body or in the query. Mail programs send the latter with one
   * click (RFC 8058): mails carry `List-Unsubscribe` and `List-Unsubscribe-Post`. The address is deleted
   * at once; a second request changes nothing.
   * POST /v1/newsletter/unsubscribe
   * @throws ApiError invalid_newsletter_token
   */
  unsubscribeNewsletter(body?: NewsletterToken | OneClickUnsubscribe | { text: FileContent }, options?: UnsubscribeNewsletterOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/newsletter/unsubscribe', body: body === undefined ? undefined : 'text' in body ? textBody(body.text, 'application/x-www-form-urlencoded') : 'undefined' in body ? formBody(body, []) : jsonBody(body), query: pick(options, ['token']) }, options);
  }

  /**
   * Report events of a web page.
   * What happened on a page, up to 50 events and 64 KiB in a request. The service stores neither address
   * nor browser, marks e-mail addresses, numbers of cards, accounts and telephones in texts, and deletes
   * events after 30 days. `npm run inbox` counts them. A deployment takes 200 000 events a day.
   * POST /v1/events
   */
  ingestClientEvent(body: ClientEvents, options?: RequestOptions): ApiPromise<ClientEventsAccepted> {
    return this.json<ClientEventsAccepted>({ method: 'POST', path: '/v1/events', body: jsonBody(body) }, options);
  }
}
