// site: methods of the group.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import { type FileContent, jsonBody, textBody } from '../runtime/bodies.ts';
import { Resource } from '../runtime/client.ts';
import { type ApiPromise } from '../runtime/promises.ts';
import { pick, type RequestOptions } from '../runtime/transport.ts';
import type { ClientEvents, ClientEventsAccepted, ContactMessage, NewsletterSubscribe, NewsletterToken, OneClickUnsubscribe } from '../types.ts';

export interface UnsubscribeNewsletterOptions extends RequestOptions {
  /** Token of the email, if the body has none. */
  token?: string;
}

/** Operations for the operator's public web pages, without an account: contact, newsletter, events. */
export class SiteApi extends Resource {
  /**
   * Send a message to the operator.
   * Stores the message for 180 days and, if CONTACT_MAIL is set, emails it to the operator. `npm run
   * inbox` shows the messages. A deployment accepts 2,000 messages per day.
   * POST /v1/contact
   */
  submitContactForm(body: ContactMessage, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/contact', body: jsonBody(body) }, options);
  }

  /**
   * Subscribe to the newsletter.
   * Sends an email with a link that confirms the subscription (double opt-in). The link is valid for 7
   * days. The response and its timing are the same whether or not the address is known. An address
   * receives at most three such emails per day, and none once it is subscribed.
   * POST /v1/newsletter/subscribe
   * @throws ApiError mail_not_configured
   */
  subscribeNewsletter(body: NewsletterSubscribe, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/newsletter/subscribe', body: jsonBody(body) }, options);
  }

  /**
   * Confirm a subscription.
   * Confirms the subscription with the token of the email. A second confirmation has no effect.
   * POST /v1/newsletter/confirm
   * @throws ApiError invalid_newsletter_token
   */
  confirmNewsletter(body: NewsletterToken, options?: RequestOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/newsletter/confirm', body: jsonBody(body) }, options);
  }

  /**
   * Unsubscribe from the newsletter.
   * Ends the subscription with the token of any newsletter email, in the body or in the query. Email
   * programs send it in the query with one click (RFC 8058): each email has the headers
   * `List-Unsubscribe` and `List-Unsubscribe-Post`. The address is deleted immediately. A second request
   * has no effect.
   * POST /v1/newsletter/unsubscribe
   * @throws ApiError invalid_newsletter_token
   */
  unsubscribeNewsletter(body?: NewsletterToken | OneClickUnsubscribe | { text: FileContent }, options?: UnsubscribeNewsletterOptions): ApiPromise<void> {
    return this.none({ method: 'POST', path: '/v1/newsletter/unsubscribe', body: body === undefined ? undefined : 'text' in body ? textBody(body.text, 'application/x-www-form-urlencoded') : jsonBody(body), query: pick(options, ['token']) }, options);
  }

  /**
   * Report events of a web page.
   * Stores events of a web page, at most 50 events and 64 KiB per request. The service stores neither
   * the IP address nor the browser. It masks email addresses and card, account and telephone numbers in
   * texts, and deletes events after 30 days. `npm run inbox` counts them. A deployment accepts 200,000
   * events per day.
   * POST /v1/events
   */
  ingestClientEvent(body: ClientEvents, options?: RequestOptions): ApiPromise<ClientEventsAccepted> {
    return this.json<ClientEventsAccepted>({ method: 'POST', path: '/v1/events', body: jsonBody(body) }, options);
  }
}
