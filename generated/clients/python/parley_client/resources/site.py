"""site: methods of the group.

Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
"""

from __future__ import annotations

from typing import Optional, Sequence, Union

from .._files import TextBody, body_of, form
from .._objects import NOT_GIVEN, NotGiven, given
from .._resource import AsyncResource, Resource
from .._transport import RequestOptions, Spec
from ..models import ClientEventParam, ClientEventsAccepted, Email, NewsletterTokenParam, OneClickUnsubscribeParam


class SiteApi(Resource):
    """Operations for the operator's public web pages, without an account: contact, newsletter, events."""

    def submit_contact_form(self, *, email: Email, message: str, name: Union[str, NotGiven] = NOT_GIVEN, subject: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Send a message to the operator.
        Stores the message for 180 days and, if CONTACT_MAIL is set, emails it to the operator. `npm run
        inbox` shows the messages. A deployment accepts 2,000 messages per day.
        POST /v1/contact
        """
        return self._none(Spec("POST", "/v1/contact", json=given({"email": email, "name": name, "subject": subject, "message": message}), has_json=True), options)

    def subscribe_newsletter(self, *, email: Email, options: Optional[RequestOptions] = None) -> None:
        """Subscribe to the newsletter.
        Sends an email with a link that confirms the subscription (double opt-in). The link is valid for 7
        days. The response and its timing are the same whether or not the address is known. An address
        receives at most three such emails per day, and none once it is subscribed.
        POST /v1/newsletter/subscribe
        Raises ApiError: mail_not_configured.
        """
        return self._none(Spec("POST", "/v1/newsletter/subscribe", json=given({"email": email}), has_json=True), options)

    def confirm_newsletter(self, *, token: str, options: Optional[RequestOptions] = None) -> None:
        """Confirm a subscription.
        Confirms the subscription with the token of the email. A second confirmation has no effect.
        POST /v1/newsletter/confirm
        Raises ApiError: invalid_newsletter_token.
        """
        return self._none(Spec("POST", "/v1/newsletter/confirm", json=given({"token": token}), has_json=True), options)

    def unsubscribe_newsletter(self, body: Optional[Union[NewsletterTokenParam, OneClickUnsubscribeParam, TextBody]] = None, *, token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Unsubscribe from the newsletter.
        Ends the subscription with the token of any newsletter email, in the body or in the query. Email
        programs send it in the query with one click (RFC 8058): each email has the headers
        `List-Unsubscribe` and `List-Unsubscribe-Post`. The address is deleted immediately. A second request
        has no effect.
        POST /v1/newsletter/unsubscribe
        Raises ApiError: invalid_newsletter_token.
        """
        sent = body_of(body, [], "application/x-www-form-urlencoded")
        return self._none(Spec("POST", "/v1/newsletter/unsubscribe", query=given({"token": token}), json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once), options)

    def ingest_client_event(self, *, events: Sequence[ClientEventParam], options: Optional[RequestOptions] = None) -> ClientEventsAccepted:
        """Report events of a web page.
        Stores events of a web page, at most 50 events and 64 KiB per request. The service stores neither
        the IP address nor the browser. It masks email addresses and card, account and telephone numbers in
        texts, and deletes events after 30 days. `npm run inbox` counts them. A deployment accepts 200,000
        events per day.
        POST /v1/events
        """
        return self._json(ClientEventsAccepted, Spec("POST", "/v1/events", json=given({"events": events}), has_json=True), options)


class AsyncSiteApi(AsyncResource):
    """Operations for the operator's public web pages, without an account: contact, newsletter, events."""

    async def submit_contact_form(self, *, email: Email, message: str, name: Union[str, NotGiven] = NOT_GIVEN, subject: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Send a message to the operator.
        Stores the message for 180 days and, if CONTACT_MAIL is set, emails it to the operator. `npm run
        inbox` shows the messages. A deployment accepts 2,000 messages per day.
        POST /v1/contact
        """
        return await self._none(Spec("POST", "/v1/contact", json=given({"email": email, "name": name, "subject": subject, "message": message}), has_json=True), options)

    async def subscribe_newsletter(self, *, email: Email, options: Optional[RequestOptions] = None) -> None:
        """Subscribe to the newsletter.
        Sends an email with a link that confirms the subscription (double opt-in). The link is valid for 7
        days. The response and its timing are the same whether or not the address is known. An address
        receives at most three such emails per day, and none once it is subscribed.
        POST /v1/newsletter/subscribe
        Raises ApiError: mail_not_configured.
        """
        return await self._none(Spec("POST", "/v1/newsletter/subscribe", json=given({"email": email}), has_json=True), options)

    async def confirm_newsletter(self, *, token: str, options: Optional[RequestOptions] = None) -> None:
        """Confirm a subscription.
        Confirms the subscription with the token of the email. A second confirmation has no effect.
        POST /v1/newsletter/confirm
        Raises ApiError: invalid_newsletter_token.
        """
        return await self._none(Spec("POST", "/v1/newsletter/confirm", json=given({"token": token}), has_json=True), options)

    async def unsubscribe_newsletter(self, body: Optional[Union[NewsletterTokenParam, OneClickUnsubscribeParam, TextBody]] = None, *, token: Union[str, NotGiven] = NOT_GIVEN, options: Optional[RequestOptions] = None) -> None:
        """Unsubscribe from the newsletter.
        Ends the subscription with the token of any newsletter email, in the body or in the query. Email
        programs send it in the query with one click (RFC 8058): each email has the headers
        `List-Unsubscribe` and `List-Unsubscribe-Post`. The address is deleted immediately. A second request
        has no effect.
        POST /v1/newsletter/unsubscribe
        Raises ApiError: invalid_newsletter_token.
        """
        sent = body_of(body, [], "application/x-www-form-urlencoded")
        return await self._none(Spec("POST", "/v1/newsletter/unsubscribe", query=given({"token": token}), json=sent.json, has_json=sent.has_json, content=sent.content, files=sent.files, once=sent.once), options)

    async def ingest_client_event(self, *, events: Sequence[ClientEventParam], options: Optional[RequestOptions] = None) -> ClientEventsAccepted:
        """Report events of a web page.
        Stores events of a web page, at most 50 events and 64 KiB per request. The service stores neither
        the IP address nor the browser. It masks email addresses and card, account and telephone numbers in
        texts, and deletes events after 30 days. `npm run inbox` counts them. A deployment accepts 200,000
        events per day.
        POST /v1/events
        """
        return await self._json(ClientEventsAccepted, Spec("POST", "/v1/events", json=given({"events": events}), has_json=True), options)
